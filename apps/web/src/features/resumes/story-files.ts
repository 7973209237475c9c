import type { Story } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'

/** The public story as files. */
export function storyFiles({ slug }: Pick<Story, 'slug'>) {
  const path = `/professional/${slug}`
  return [
    { label: t('PDF résumé'), to: `${path}/resume.pdf` },
    { label: t('Contact card (vCard)'), to: `${path}.vcf`, download: `${slug}-contact.vcf` },
    { label: t('JSON Resume'), to: `${path}/resume.json`, download: `${slug}-resume.json` },
  ] as const
}
