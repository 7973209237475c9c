import type { Story } from '@rise/contract/professionals/story/shapes'

/** The public story as files. */
export function storyFiles({ slug }: Pick<Story, 'slug'>) {
  const path = `/professional/${slug}`
  return [
    { label: 'PDF résumé', to: `${path}/resume.pdf` },
    { label: 'Contact card (vCard)', to: `${path}.vcf`, download: `${slug}-contact.vcf` },
    { label: 'JSON Resume', to: `${path}/resume.json`, download: `${slug}-resume.json` },
  ] as const
}
