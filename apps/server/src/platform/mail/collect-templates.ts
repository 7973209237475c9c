import type { EmailTemplates } from './email-template.ts'

/**
 * Returns the templates of these modules by name. The file `<name>.email.tsx` exports one `EmailTemplate<'<name>'>`.
 *
 * @throws {Error} if a file has no template or several, or if two files have the same name
 */
export function collectTemplates(modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>): EmailTemplates {
  const templates = new Map<string, unknown>()
  for (const [path, module] of Object.entries(modules)) {
    const name = /([^/]+)\.email\.tsx$/.exec(path)?.[1] ?? path
    const [template, ...others] = Object.values(module)
    if (template === undefined || others.length > 0) throw new Error(`${path} must export one template.`)
    if (templates.has(name)) throw new Error(`Two files are templates of the email "${name}".`)
    templates.set(name, template)
  }
  return Object.fromEntries(templates) as unknown as EmailTemplates
}
