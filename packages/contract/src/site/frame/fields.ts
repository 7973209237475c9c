import { t } from '@rise/texts'
import { z } from 'zod'
import { oneLine } from '../../texts.ts'
import { announcementAudiences, announcementTones } from './kinds.ts'
import { LONGEST_ANNOUNCEMENT, LONGEST_LINK_LABEL, LONGEST_LINK_TARGET, MOST_FOOTER_LINKS } from './limits.ts'

const ownPath = /^\/(?![/\\])[^\s\\]*$/

/** Whether a text is a path of this site, or an address on the web. */
function isTarget(text: string): boolean {
  if (ownPath.test(text)) return true
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
}

const link = z.object({
  label: oneLine(LONGEST_LINK_LABEL).refine((text) => text !== '', { error: () => t('Enter a label.') }),
  to: oneLine(LONGEST_LINK_TARGET).refine(isTarget, {
    error: () => t('Enter a path of this site like /pages/about, or an address that begins with https://.'),
  }),
})

/** The installation's own links in the footer, in their order. */
export const footerLinks = z.object({
  links: z
    .array(link)
    .max(MOST_FOOTER_LINKS, { error: () => t('Use at most {most} links.', { most: MOST_FOOTER_LINKS }) })
    .refine((links) => new Set(links.map(({ label, to }) => `${label} ${to}`)).size === links.length, {
      error: () => t('Use each link once.'),
    }),
})

/** An announcement, as its form sends it. */
export const announcementFields = z
  .object({
    text: oneLine(LONGEST_ANNOUNCEMENT).refine((text) => text !== '', { error: () => t('Enter the text.') }),
    link: link.nullable(),
    audience: z.enum(announcementAudiences, { error: () => t('Choose who sees it.') }),
    tone: z.enum(announcementTones, { error: () => t('Choose how it looks.') }),
    from: z.iso.datetime({ error: () => t('Choose a day and a time.') }),
    /** The end of the announcement; null for none. */
    until: z.iso.datetime({ error: () => t('Choose a day and a time.') }).nullable(),
  })
  .refine(({ from, until }) => until === null || until > from, {
    path: ['until'],
    error: () => t('Choose an end after its beginning.'),
  })
