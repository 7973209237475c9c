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
] as const)('%s is recognised as %s %s, and its frame is the provider’s', ([address, provider, id]) => {
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
  '<iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe>',
  '<script src="https://evil.example/youtube.com.js"></script>',
  '<p>https://vimeo.com/76979871</p>',
  '<iframe src="https://www.figma.com/embed?url=https%3A%2F%2Fevil.example%2Ffile%2FAbCdEfGhIjKlMnOpQrStUv"></iframe>',
  '',
])('%s is not recognised', (address) => {
  expect(embedAt(address, all)).toBeUndefined()
})

test.for([
  [
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=a&amp;start=3" allowfullscreen></iframe>',
    'youtube',
    'dQw4w9WgXcQ',
  ],
  [
    '<iframe src="//player.vimeo.com/video/76979871?h=8"></iframe><p><a href="https://vimeo.com/1">More</a></p>',
    'vimeo',
    '76979871',
  ],
  [
    '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/reel/C0abc_1-x/?utm=1"></blockquote>',
    ...(['instagram', 'reel/C0abc_1-x'] as const),
  ],
  [
    "<iframe style='border:0' src='https://open.spotify.com/embed/track/4rOoJ6Egrf8K2IrywzwOMk?theme=0'></iframe>",
    ...(['spotify', 'track/4rOoJ6Egrf8K2IrywzwOMk'] as const),
  ],
  [
    '<iframe src="https://www.figma.com/embed?embed_host=share&amp;url=https%3A%2F%2Fwww.figma.com%2Ffile%2FAbCdEfGhIjKlMnOpQrStUv%2FName"></iframe>',
    ...(['figma', 'design/AbCdEfGhIjKlMnOpQrStUv'] as const),
  ],
  [
    '<p class="codepen" data-slug-hash="abcDEF"><a href="https://codepen.io/ada/pen/abcDEF">A pen</a></p>',
    'codepen',
    'ada/abcDEF',
  ],
  [
    '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=6.9%2C50.9%2C7%2C51&amp;layer=mapnik&amp;marker=50.9376%2C6.96"></iframe>',
    ...(['openstreetmap', '50.9376,6.96'] as const),
  ],
] as const)('only the provider and the id are read from pasted code: %s', ([code, provider, id]) => {
  expect(embedAt(code, all)).toEqual({ provider, id })
})

test('a block accepts only its own providers', () => {
  expect(embedAt('https://vimeo.com/76979871', providersOf.iframe)).toBeUndefined()
})
