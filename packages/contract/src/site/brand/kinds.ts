/** The theme's default brand color. */
export const BUILT_IN_COLOR = '#0f6b62'
