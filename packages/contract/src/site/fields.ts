import { t } from '@rise/texts'
import { z } from 'zod'
import { audienceChoice } from '../content/fields.ts'
import { richText, slugChange } from '../rich-text.ts'
import { oneLine } from '../texts.ts'
import { LONGEST_SITE_PAGE_DESCRIPTION, LONGEST_SITE_PAGE_TITLE } from './limits.ts'

/** A page of the installation, as its form sends it. */
export const sitePageFields = z.object({
  title: oneLine(LONGEST_SITE_PAGE_TITLE).refine((text) => text !== '', { error: () => t('Enter a title.') }),
  slug: slugChange,
  description: oneLine(LONGEST_SITE_PAGE_DESCRIPTION),
  body: richText,
  audience: audienceChoice,
})
