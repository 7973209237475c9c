import { type Message, msg } from '@rise/texts'

/** A site whose content a page may embed: its name, its addresses, and the form of its ids. */
interface Provider {
  readonly name: string
  /** The hosts of the addresses that people paste. */
  readonly hosts: readonly string[]
  readonly id: RegExp
  /** Reads the id from an address of one of the hosts. */
  read(url: URL): string | undefined
  /** The address of the frame. Its origin is one of `frameOrigins`. */
  frame(id: string): string
  /** The page at the provider, for people who prefer to open the content there. */
  page(id: string): string
  /** Whether the frame may show content that anyone could have published at the provider. */
  readonly anyPage?: true
  /** The frame's aspect ratio. */
  readonly shape: 'wide' | 'tall' | 'strip'
}

const last = (url: URL, at: number) => url.pathname.split('/').filter(Boolean)[at]

const youtube: Provider = {
  name: 'YouTube',
  hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
  id: /^[\w-]{11}$/,
  read: (url) => {
    if (url.hostname === 'youtu.be') return last(url, 0)
    if (/^\/(?:embed|shorts|live)\//.test(url.pathname)) return last(url, 1)
    return url.pathname === '/watch' ? (url.searchParams.get('v') ?? undefined) : undefined
  },
  frame: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  page: (id) => `https://www.youtube.com/watch?v=${id}`,
  shape: 'wide',
}

const vimeo: Provider = {
  name: 'Vimeo',
  hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
  id: /^\d{5,12}$/,
  read: (url) => url.pathname.split('/').find((part) => /^\d{5,12}$/.test(part)),
  frame: (id) => `https://player.vimeo.com/video/${id}?dnt=1`,
  page: (id) => `https://vimeo.com/${id}`,
  shape: 'wide',
}

const instagram: Provider = {
  name: 'Instagram',
  hosts: ['instagram.com', 'www.instagram.com'],
  id: /^(?:p|reel)\/[\w-]{5,40}$/,
  read: (url) => /\/(?:p|reel)\/[\w-]+/.exec(url.pathname)?.[0].slice(1),
  frame: (id) => `https://www.instagram.com/${id}/embed/`,
  page: (id) => `https://www.instagram.com/${id}/`,
  shape: 'tall',
}

const spotify: Provider = {
  name: 'Spotify',
  hosts: ['open.spotify.com'],
  id: /^(?:album|episode|playlist|show|track)\/[A-Za-z0-9]{22}$/,
  read: (url) => /(?:album|episode|playlist|show|track)\/[A-Za-z0-9]+/.exec(url.pathname)?.[0],
  frame: (id) => `https://open.spotify.com/embed/${id}`,
  page: (id) => `https://open.spotify.com/${id}`,
  shape: 'strip',
}

const figma: Provider = {
  name: 'Figma',
  hosts: ['figma.com', 'www.figma.com', 'embed.figma.com'],
  id: /^(?:design|proto|board)\/[A-Za-z0-9]{15,40}$/,
  read: (url) => {
    const sharedUrl = URL.parse(url.searchParams.get('url') ?? '')
    if (url.pathname === '/embed')
      return sharedUrl && /(^|\.)figma\.com$/.test(sharedUrl.hostname) ? figma.read(sharedUrl) : undefined
    const [kind = '', key = ''] = url.pathname.split('/').filter(Boolean)
    return `${kind === 'file' ? 'design' : kind}/${key}`
  },
  frame: (id) => `https://embed.figma.com/${id}?embed-host=rise`,
  page: (id) => `https://www.figma.com/${id}`,
  shape: 'wide',
}

const codepen: Provider = {
  name: 'CodePen',
  hosts: ['codepen.io'],
  id: /^[\w-]{1,40}\/[A-Za-z]{4,40}$/,
  read: (url) => {
    const match = /^\/([\w-]+)\/(?:pen|full|details|embed)\/([A-Za-z]+)/.exec(url.pathname)
    return match ? `${match[1]}/${match[2]}` : undefined
  },
  // Shows the code first; the resulting page runs only when a reader opens the result.
  frame: (id) => `https://codepen.io/${id.replace('/', '/embed/preview/')}?default-tab=html`,
  page: (id) => `https://codepen.io/${id.replace('/', '/pen/')}`,
  anyPage: true,
  // Code needs room for several lines, even on a narrow screen.
  shape: 'strip',
}

/** Half the width and height of a map around its marker, in degrees. */
const MAP_MARGIN = 0.01

const openstreetmap: Provider = {
  name: 'OpenStreetMap',
  hosts: ['openstreetmap.org', 'www.openstreetmap.org'],
  id: /^-?\d{1,2}(?:\.\d{1,6})?,-?\d{1,3}(?:\.\d{1,6})?$/,
  read: (url) => {
    const [lat, lon] = [url.searchParams.get('mlat'), url.searchParams.get('mlon')]
    if (lat && lon) return `${short(lat)},${short(lon)}`
    const marker = (url.searchParams.get('marker') ?? '').split(',')
    if (url.pathname === '/export/embed.html' && marker.length === 2) return marker.map(short).join(',')
    const match = /^#map=\d+\/(-?[\d.]+)\/(-?[\d.]+)/.exec(url.hash)
    return match ? `${short(match[1] ?? '')},${short(match[2] ?? '')}` : undefined
  },
  frame: (id) => {
    const [lat = 0, lon = 0] = id.split(',').map(Number)
    const box = [lon - 2 * MAP_MARGIN, lat - MAP_MARGIN, lon + 2 * MAP_MARGIN, lat + MAP_MARGIN].map((one) =>
      one.toFixed(5),
    )
    return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${lat}%2C${lon}`
  },
  page: (id) => {
    const [lat, lon] = id.split(',')
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=15/${lat}/${lon}`
  },
  shape: 'wide',
}

function short(degrees: string): string {
  return String(Number(Number(degrees).toFixed(5)))
}

const providers = { youtube, vimeo, instagram, spotify, figma, codepen, openstreetmap } as const
export type EmbedProvider = keyof typeof providers

/** The providers of each kind of block. */
export const providersOf = {
  video: ['youtube', 'vimeo'],
  instagram: ['instagram'],
  iframe: ['openstreetmap', 'spotify', 'figma', 'codepen'],
} as const satisfies Record<string, readonly EmbedProvider[]>

/** What to paste into each kind of block; also shown in the error for anything else. */
export const embedHelp = {
  video: msg('Paste the address of a video on YouTube or Vimeo.'),
  instagram: msg('Paste the address of a post or reel on Instagram.'),
  iframe: msg('Paste the address of a map, playlist, design or pen on OpenStreetMap, Spotify, Figma or CodePen.'),
} as const satisfies Record<keyof typeof providersOf, Message>

/** Everything that a page may show in a frame: the allow-list of the content security policy. */
export const frameOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.instagram.com',
  'https://open.spotify.com',
  'https://embed.figma.com',
  'https://codepen.io',
  'https://www.openstreetmap.org',
] as const

/** The stored part of an embed, which never includes markup or an address. */
export interface EmbedRef {
  readonly provider: EmbedProvider
  readonly id: string
}

/** Whether the id has the form that its provider gives to ids. */
export function isEmbed({ provider, id }: EmbedRef): boolean {
  return providers[provider].id.test(id)
}

/**
 * Returns the embed for a pasted address or a provider's embed code; undefined if it belongs to none of these
 * providers. Only the provider and the id are read from code.
 */
export function embedAt(pasted: string, allowed: readonly EmbedProvider[]): EmbedRef | undefined {
  const trimmedText = pasted.trim()
  if (!trimmedText.startsWith('<')) return embedAtAddress(trimmedText, allowed)
  for (const [, quotedAddress = ''] of trimmedText.slice(0, LONGEST_CODE).matchAll(addressesInCode)) {
    const embed = embedAtAddress(quotedAddress.replaceAll('&amp;', '&'), allowed)
    if (embed) return embed
  }
  return undefined
}

/** The maximum length of pasted code, in characters; every provider's code is shorter. */
const LONGEST_CODE = 10_000
const addressesInCode = /\s(?:src|href|data-instgrm-permalink)\s*=\s*["']([^"'<>\s]{1,2000})["']/gi

function embedAtAddress(address: string, allowed: readonly EmbedProvider[]): EmbedRef | undefined {
  const withScheme = address.startsWith('//') ? `https:${address}` : address
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(withScheme) ? withScheme : `https://${withScheme}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.port !== '') return undefined
  const provider = allowed.find((name) => providers[name].hosts.includes(url.hostname))
  const id = provider && providers[provider].read(url)
  return provider && id && isEmbed({ provider, id }) ? { provider, id } : undefined
}

/**
 * Returns an embed as a page shows it: the provider’s name, the frame’s address, shape and permissions, and the page to
 * open instead. Frames with content that anyone could have published can't open windows or fill the screen, and have
 * neither an origin nor storage.
 */
export function embedOf({ provider, id }: EmbedRef) {
  const { name, frame, page, shape, anyPage = false } = providers[provider]
  const sandbox = anyPage ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-popups allow-presentation'
  return { name, frame: frame(id), page: page(id), shape, anyPage, sandbox }
}
