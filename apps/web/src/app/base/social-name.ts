const names: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'youtube.com': 'YouTube',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'twitter.com': 'X',
  'bsky.app': 'Bluesky',
}

/** Returns the name of a site where the product has a profile: a well-known name, or its host. */
export function socialName(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '')
  return names[host] ?? host
}
