import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { RenderEmail } from './email-template.ts'

/** Returns the email renderer; called before the first email is rendered. */
export type LoadEmails = () => Promise<RenderEmail>

/**
 * Loads the templates from the file they are built into, because Node does not run JSX. Loaded at the first call, then
 * cached.
 *
 * @throws {Error} (when called) the file is missing
 */
export function builtEmails(file: string): LoadEmails {
  let loaded: RenderEmail | undefined
  return async () => {
    if (loaded) return loaded
    if (!existsSync(file)) throw new Error(`The email templates are not built: ${file} is missing. Run: npm run build`)
    const { renderEmail } = (await import(pathToFileURL(file).href)) as { renderEmail: RenderEmail }
    loaded = renderEmail
    return renderEmail
  }
}
