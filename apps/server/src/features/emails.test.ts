import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collectTemplates } from '../platform/mail/collect-templates.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const filesOf = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname })

/** The names in `interface Emails` of each declaration. */
function declaredNames(): string[] {
  return filesOf('**/emails.ts').flatMap((file) => {
    const [, body = ''] = /^ {2}interface Emails \{\n([\s\S]*?)^ {2}\}/m.exec(read(file)) ?? []
    return [...body.matchAll(/^ {4}'?([a-z-]+)'?:/gm)].map(([, name = '']) => name)
  })
}

test('each kind of email has a template, and each template is that of a kind', () => {
  const named = filesOf('**/*.email.tsx').map((file) => {
    const [, kind = ''] = /: EmailTemplate<'([a-z-]+)'> = \{/.exec(read(file)) ?? []
    // Templates are found by the names of their files.
    expect(file.replaceAll('\\', '/'), file).toMatch(new RegExp(`(^|/)${kind}\\.email\\.tsx$`))
    return kind
  })
  expect(named.length).toBeGreaterThan(20)
  expect(named.toSorted()).toEqual(declaredNames().toSorted())
})

test('a file without a template, one with several, and two of one name are refused', () => {
  const template = { subject: () => '' }
  expect(Object.keys(collectTemplates({ './a/welcome.email.tsx': { template } }))).toEqual(['welcome'])
  expect(() => collectTemplates({ './a/welcome.email.tsx': {} })).toThrow('must export one template')
  expect(() => collectTemplates({ './a/welcome.email.tsx': { template, other: template } })).toThrow('one template')
  const twice = { './a/welcome.email.tsx': { template }, './b/welcome.email.tsx': { template } }
  expect(() => collectTemplates(twice)).toThrow('Two files are templates of the email "welcome".')
})
