import type { Story } from '@rise/contract/stories'
import { TextLink } from '../../ui/link.tsx'

const files = [
  ['resume.pdf', 'PDF', '/resume.pdf'],
  ['resume.json', 'JSON Resume', '/resume.json'],
  ['contact.vcf', 'Contact card (vCard)', '.vcf'],
] as const

/** The story as files, each with what everybody sees. */
export function StoryDownloads({ slug }: Pick<Story, 'slug'>) {
  return (
    <section>
      <h2 className="text-body">Download</h2>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small">
        {files.map(([file, label, ending]) => (
          <li key={file} className="flex min-h-6 items-center">
            <TextLink look="quiet" to={`/professional/${slug}${ending}`} download={`${slug}-${file}`}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
