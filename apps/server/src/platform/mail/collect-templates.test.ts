import { expect, test } from 'vitest'
import { collectTemplates } from './collect-templates.ts'

const template = { subject: () => '' }

test('templates are found by the names of their files', () => {
  const templates = collectTemplates({
    './a/welcome.email.tsx': { template },
    './a/letters/good-bye.email.tsx': { goodBye: template },
  })
  expect(Object.keys(templates)).toEqual(['welcome', 'good-bye'])
})

test('a file with no template or several is refused, and so are two templates with one name', () => {
  expect(() => collectTemplates({ './a/welcome.email.tsx': {} })).toThrow('must export one template')
  expect(() => collectTemplates({ './a/welcome.email.tsx': { template, other: template } })).toThrow('one template')
  const duplicateModules = { './a/welcome.email.tsx': { template }, './b/welcome.email.tsx': { template } }
  expect(() => collectTemplates(duplicateModules)).toThrow('Two files are templates of the email "welcome".')
})
