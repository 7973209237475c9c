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

test('a file without a template, one with several, and two templates of one name are refused', () => {
  expect(() => collectTemplates({ './a/welcome.email.tsx': {} })).toThrow('must export one template')
  expect(() => collectTemplates({ './a/welcome.email.tsx': { template, other: template } })).toThrow('one template')
  const duplicateModules = { './a/welcome.email.tsx': { template }, './b/welcome.email.tsx': { template } }
  expect(() => collectTemplates(duplicateModules)).toThrow('Two files are templates of the email "welcome".')
})
