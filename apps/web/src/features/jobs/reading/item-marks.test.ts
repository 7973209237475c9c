import { expect, test } from 'vitest'
import { marksOf, skillsIn } from './item-marks.ts'

const reading = {
  items: [
    { item: 0, skills: ['Node.js'], anyOf: false },
    { item: 2, skills: ['Terraform', 'Kubernetes'], anyOf: false },
    { item: 3, skills: ['Go', 'Rust'], anyOf: true },
  ],
  skills: [
    { name: 'Node.js', words: ['nodejs', 'node'] },
    { name: 'Ruby', words: ['ruby', 'rubyonrails'] },
  ],
}

test('a mark says how long the reader has had a skill, or which skill is missing', () => {
  expect(marksOf(reading, [{ skill: 'Node.js', years: 9 }])).toEqual([
    { item: 0, has: 'all', words: 'You: 9 years of Node.js' },
    { item: 2, has: 'none', words: 'Not in your list yet: Terraform, Kubernetes' },
    { item: 3, has: 'none', words: 'Not in your list yet: Go, Rust' },
  ])
})

test('an item with some of its skills is marked as partly known, and one of two alternatives is enough', () => {
  const knownSkills = [
    { skill: 'Kubernetes', years: 1 },
    { skill: 'Rust', years: null },
  ]
  expect(marksOf(reading, knownSkills).slice(1)).toEqual([
    { item: 2, has: 'some', words: 'You: 1 year of Kubernetes. Not yet: Terraform' },
    { item: 3, has: 'all', words: 'You: Rust' },
  ])
})

test('typed skills are found in any spelling, and through a skill that implies them', () => {
  const namesIn = (text: string) => skillsIn(reading, text).map(({ skill }) => skill)
  expect(namesIn('node js; Ruby on Rails')).toEqual(['Node.js', 'Ruby'])
  expect(namesIn('NODE.JS and cooking')).toEqual(['Node.js'])
  expect(namesIn(' , ')).toEqual([])
})
