import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { RenderEmail } from './email-template.ts'

/** Gives what renders emails; asked when the first one is to be rendered. */
export type LoadEmails = () => Promise<RenderEmail>

/**
 * The templates as built into one file: Node does not run JSX. They are loaded at the first call and kept.
 *
 * @throws {Error} (when called) there is no such file
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
