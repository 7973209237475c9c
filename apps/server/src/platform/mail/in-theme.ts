export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Returns an email's HTML in a theme, whatever the browser prefers. */
export function inTheme(html: string, theme: Theme): string {
  return html
    .replaceAll('@media (prefers-color-scheme:dark)', `@media ${theme === 'dark' ? 'all' : 'not all'}`)
    .replaceAll('color-scheme:light dark', `color-scheme:${theme}`)
    .replaceAll('content="light dark"', `content="${theme}"`)
}
