import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { RenderEmail } from './email-template.ts'

/** Returns the email renderer, which may have to be loaded first. */
export type LoadEmails = () => Promise<RenderEmail>

/**
 * Returns a function that loads the templates from the file that contains their build, because Node doesn't run JSX.
 * The file is loaded at the first call and then cached.
 * @throws {Error} (when called) the file is missing
 */
export function builtEmails(file: string): LoadEmails {
  let loadedRender: RenderEmail | undefined
  return async () => {
    if (loadedRender) return loadedRender
    if (!existsSync(file)) throw new Error(`The email templates are not built: ${file} is missing. Run: npm run build`)
    const { renderEmail } = (await import(pathToFileURL(file).href)) as { renderEmail: RenderEmail }
    loadedRender = renderEmail
    return renderEmail
  }
}
