/** What the theme has without a color of the installation's own. */
export const BUILT_IN_COLOR = '#0f6b62'
