import type { Story } from '@rise/contract/professionals/story/shapes'
import { msg } from '@rise/texts'
import { expect, test } from 'vitest'
import { sectionsOf } from './section-links.ts'

const lists = ['work', 'education', 'projects', 'volunteer', 'publications', 'awards', 'skills']
const bareStory = { about: null, ...Object.fromEntries(lists.map((name) => [name, []])) } as unknown as Story
const Part = () => null
const part = (name: string) => ({ name, label: msg('Part'), Part })
const slots = { aboveWork: [part('portfolio'), part('answers')], belowWork: [part('headlines')] }

test('a story has links only to sections with content, in the order of the page', () => {
  expect(sectionsOf(bareStory, slots, [])).toEqual([])
  const story = { ...bareStory, about: 'Me.', work: [{}], awards: [{}], skills: [{}] } as unknown as Story
  expect(sectionsOf(story, slots, ['answers', 'headlines']).map(({ id }) => id)).toEqual([
    'about',
    'answers',
    'experience',
    'headlines',
    'awards',
    'skills',
  ])
})
