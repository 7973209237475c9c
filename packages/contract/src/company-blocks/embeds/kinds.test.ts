import { expect, test } from 'vitest'
import { embedAt, embedOf, frameOrigins, providersOf } from './kinds.ts'

const all = [...providersOf.video, ...providersOf.iframe, ...providersOf.instagram]

test.for([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'youtube', 'dQw4w9WgXcQ'],
  ['youtu.be/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://vimeo.com/channels/staff/76979871', 'vimeo', '76979871'],
  ['https://www.instagram.com/harbour/p/C0abc_1-x/', 'instagram', 'p/C0abc_1-x'],
  ['https://open.spotify.com/intl-de/show/4rOoJ6Egrf8K2IrywzwOMk', 'spotify', 'show/4rOoJ6Egrf8K2IrywzwOMk'],
  ['https://www.figma.com/file/AbCdEfGhIjKlMnOpQrStUv/Name', 'figma', 'design/AbCdEfGhIjKlMnOpQrStUv'],
  ['https://codepen.io/ada/pen/abcDEF', 'codepen', 'ada/abcDEF'],
  ['https://www.openstreetmap.org/#map=15/50.9376/6.9600', 'openstreetmap', '50.9376,6.96'],
] as const)('%s is %s %s, in a frame of its provider', ([address, provider, id]) => {
  const embed = embedAt(address, all)
  expect(embed).toEqual({ provider, id })
  const { frame, page } = embedOf({ provider, id })
  expect(frameOrigins).toContain(new URL(frame).origin)
  expect(embedAt(page, all)).toEqual({ provider, id })
})

test.for([
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://user:word@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://www.youtubе.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://www.instagram.com/harbour/',
  'https://www.openstreetmap.org/#map=15/alert(1)/6.96',
  'javascript:alert(1)//www.youtube.com',
  'data:text/html,<iframe src=https://vimeo.com/1>',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  '',
])('%s is nothing', (address) => {
  expect(embedAt(address, all)).toBeUndefined()
})

test('a block takes only its own providers', () => {
  expect(embedAt('https://vimeo.com/76979871', providersOf.iframe)).toBeUndefined()
})
