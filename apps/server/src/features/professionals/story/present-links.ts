import type { Resume } from '@rise/contract/resumes/shapes'

type Basics = NonNullable<Resume['basics']>

/** Returns a web link that is safe to show; null for anything else, such as `javascript:`. */
export function webAddress(text: string | undefined): string | null {
  if (!text || !URL.canParse(text)) return null
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) ? url.href : null
}

/** Returns the safe web links of the site and the profiles, once each, named after their network or host. */
export function presentLinks({ url, profiles = [] }: Basics): { label: string; url: string }[] {
  const all = [{ network: undefined, url }, ...profiles]
  const links = all.flatMap(({ network, url: address }) => {
    const href = webAddress(address)
    return href === null ? [] : [{ label: network || new URL(href).hostname.replace(/^www\./, ''), url: href }]
  })
  return links.filter(({ url: href }, index) => links.findIndex((other) => other.url === href) === index)
}
