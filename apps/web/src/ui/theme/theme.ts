/** The themes to choose from; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system'

/**
 * The local storage key of the choice; absent means `system`. The script in index.html's head reads it before the first
 * paint.
 */
export const themeKey = 'theme'

/** Returns the member's choice; `system` if there is none, or no storage. Browser only. */
export function readTheme(): ThemeChoice {
  try {
    const storedTheme = localStorage.getItem(themeKey)
    return storedTheme === 'light' || storedTheme === 'dark' ? storedTheme : 'system'
  } catch {
    return 'system'
  }
}

/** Applies a choice to the page and stores it for the next visit if possible. Browser only. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, choice)
  } catch {
    // Storage is unavailable: the choice then lasts for this page.
  }
}
