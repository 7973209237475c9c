import { expect, test } from 'vitest'
import { formSchemas } from '../form-schemas.ts'
import { withoutWrongEmbeds } from './wrong-embeds.ts'

const post = { provider: 'instagram', id: 'p/Cabcdefghij' }

test('an address that is none is not shown, and what is right beside it is', () => {
  expect(withoutWrongEmbeds({ title: 'A', embed: 'https://youtube.example' })).toEqual({ title: 'A', embed: null })
  expect(withoutWrongEmbeds({ posts: [post, 'https://instagram.example'] })).toEqual({ posts: [post] })
})

test('an address that is none is refused at its field, with what to paste instead', () => {
  const video = { version: 1, kind: 'video', content: { title: '', embed: 'https://youtube.example', caption: '' } }
  const instagram = { version: 1, kind: 'instagram', content: { title: '', posts: [post, 'instagram.example'] } }
  const issuesOf = (body: object) =>
    formSchemas.block.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(issuesOf(video)).toEqual([['content.embed', 'Paste the address of a video on YouTube or Vimeo.']])
  expect(issuesOf(instagram)).toEqual([['content.posts.1', 'Paste the address of a post or reel on Instagram.']])
})
