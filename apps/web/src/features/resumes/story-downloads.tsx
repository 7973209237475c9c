import type { Story } from '@rise/contract/professionals/story/shapes'
import { unprintedLetters } from '@rise/contract/resumes/limits'
import { TextLink } from '../../ui/base/link.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { ResumeDesigns } from './resume-designs.tsx'

const files = [
  ['resume.pdf', 'PDF', '/resume.pdf'],
  ['resume.json', 'JSON Resume', '/resume.json'],
  ['contact.vcf', 'Contact card (vCard)', '.vcf'],
] as const

/** The story as files, each with what everyone sees. `isOwn` tells its owner what the PDF lacks. */
export function StoryDownloads({ story, isOwn }: { readonly story: Story; readonly isOwn: boolean }) {
  const { slug } = story
  const unprinted = isOwn ? unprintedLetters(JSON.stringify(story)) : []
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
      <Disclosure summary="Choose a PDF design" className="mt-1">
        <ResumeDesigns slug={slug} />
      </Disclosure>
      {unprinted.length > 0 && (
        <p className="mt-2 text-muted text-small">
          The PDF can’t show these letters: {unprinted.slice(0, 12).join(' ')}
        </p>
      )}
    </section>
  )
}
