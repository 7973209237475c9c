import type { Story } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { TextLink } from '../../ui/base/link.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { ResumeDesigns } from './resume-designs.tsx'
import { storyFiles } from './story-files.ts'
import { UndrawnWords } from './undrawn-words.tsx'
import { usePdfDownload } from './use-pdf-download.ts'

/** The public story as files. */
export function StoryDownloads({ story }: { readonly story: Story }) {
  const [pdfFile, ...files] = storyFiles(story)
  const pdf = usePdfDownload(pdfFile.to, `${story.slug}-resume.pdf`)
  return (
    <section>
      <h2 className="text-body">{t('Download')}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small">
        <li className="flex min-h-6 items-center">
          <TextLink look="quiet" {...pdf.link}>
            {t('PDF')}
          </TextLink>
        </li>
        {files.map(({ label, to, download }) => (
          <li key={to} className="flex min-h-6 items-center">
            <TextLink look="quiet" to={to} download={download}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
      <p role="status" className="text-muted text-small">
        {pdf.busy ? t('Preparing your PDF…') : ''}
      </p>
      <UndrawnWords story={story} design="classic" />
      <Disclosure summary={t('Choose a PDF design')} className="mt-1">
        <ResumeDesigns story={story} />
      </Disclosure>
    </section>
  )
}
