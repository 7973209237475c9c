import { expect, test } from 'vitest'
import { linesOfText } from '../lines/read-text-lines.ts'
import { splitSections } from './split-sections.ts'

function kindsOf(text: string): string[] {
  const lines = linesOfText(text).lines.map((line, at) => ({ ...line, at }))
  return splitSections(lines).map(({ kind, lines: own }) => `${kind}: ${own.map((line) => line.text).join(' / ')}`)
}

test('each heading opens a section', () => {
  expect(kindsOf('Ada\n\nExperience\nAcme\n\nSkills\nSQL')).toEqual(['header: Ada', 'work: Acme', 'skills: SQL'])
})

test('programming languages listed within the skills stay in that section, as do the lines after them', () => {
  const skills = 'Languages: Java, Python\nFrameworks: Spring\nDeveloper Tools: Git'
  expect(kindsOf(`Ada\n\nTechnical Skills\n${skills}`)).toEqual([
    'header: Ada',
    `skills: ${skills.replaceAll('\n', ' / ')}`,
  ])
})

test('one line of spoken languages within skills becomes its own section', () => {
  expect(kindsOf('Ada\n\nSkills\nSQL\nLanguages: German, French\nExcel')).toEqual([
    'header: Ada',
    'skills: SQL',
    'languages: German, French',
    'skills: Excel',
  ])
})

test('the tools of a role don’t open a section of skills', () => {
  expect(kindsOf('Ada\n\nExperience\nAcme\nTools: Git, SQL')).toEqual(['header: Ada', 'work: Acme / Tools: Git, SQL'])
})

test('an unknown combination of known words is a heading if there is space above it', () => {
  expect(kindsOf('Ada\n\nPerformance Experience\nLead Vocalist')).toEqual(['header: Ada', 'work: Lead Vocalist'])
  expect(kindsOf('Ada\n\nSkills\nSQL\nUser Experience')).toEqual(['header: Ada', 'skills: SQL / User Experience'])
})

test('an unknown heading in the style of known ones opens its own section', () => {
  expect(kindsOf('Ada\n\nSKILLS\nSQL\n\nMY GARDEN\nRoses\n\nLANGUAGES\nGerman')).toEqual([
    'header: Ada',
    'skills: SQL',
    'other: Roses',
    'languages: German',
  ])
})
