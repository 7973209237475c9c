import { expect, test } from 'vitest'
import { withoutWrongEmbeds } from './form/wrong-embeds.ts'
import { formSchemas } from './form-schemas.ts'

const post = { provider: 'instagram', id: 'p/Cabcdefghij' }

test('an invalid address is not shown, and valid addresses next to it are shown', () => {
  expect(withoutWrongEmbeds({ title: 'A', embed: 'https://youtube.example' })).toEqual({ title: 'A', embed: null })
  expect(withoutWrongEmbeds({ posts: [post, 'https://instagram.example'] })).toEqual({ posts: [post] })
})

test('an invalid address shows an error at its field that says what to paste instead', () => {
  const video = { version: 1, kind: 'video', content: { title: '', embed: 'https://youtube.example', caption: '' } }
  const instagram = { version: 1, kind: 'instagram', content: { title: '', posts: [post, 'instagram.example'] } }
  const issuesOf = (body: object) =>
    formSchemas.block.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(issuesOf(video)).toEqual([['content.embed', 'Paste the address of a video on YouTube or Vimeo.']])
  expect(issuesOf(instagram)).toEqual([['content.posts.1', 'Paste the address of a post or reel on Instagram.']])
})

test('an empty number field is rejected with a readable message', () => {
  const content = { title: '', text: '', list: 'all', category: '', most: null }
  const result = formSchemas.block.safeParse({ version: 1, kind: 'jointeam', content })
  expect(result.error?.issues.map(({ message }) => message)).toEqual(['Enter a whole number.'])
})
