import type { Story } from '@rise/contract/professionals/story/shapes'
import { type Message, msg, t } from '@rise/texts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Select } from '../../ui/base/select.tsx'
import { Spinner } from '../../ui/base/spinner.tsx'
import { UndrawnWords } from './undrawn-words.tsx'
import { usePdfDownload } from './use-pdf-download.ts'

/** The designs in the server's order; the first is the default. */
const designs = { classic: msg('Classic'), modern: msg('Modern'), compact: msg('Compact') }
type Design = keyof typeof designs
const papers = { A4: msg('A4'), Letter: msg('US Letter') }

/** The résumé as a PDF, with a choice of design and paper. */
export function ResumeDesigns({ story }: { readonly story: Story }) {
  const { slug } = story
  const [design, setDesign] = useState<Design>('classic')
  const [paper, setPaper] = useState('A4')
  const path = `/professional/${slug}/resume.pdf?design=${design}&paper=${paper}`
  const { busy, link } = usePdfDownload(path, `${slug}-resume.pdf`)
  return (
    <div className="flex flex-col gap-3 pt-1">
      <Select label={t('Design')} value={design} onChange={({ target }) => setDesign(target.value as Design)}>
        <Options of={designs} />
      </Select>
      <Select label={t('Paper')} value={paper} onChange={({ target }) => setPaper(target.value)}>
        <Options of={papers} />
      </Select>
      {design === 'classic' ? null : <UndrawnWords story={story} design={design} />}
      <div>
        <ButtonLink size="dense" icon={busy ? <Spinner /> : <Download size={16} aria-hidden />} {...link}>
          {t('Download PDF')}
        </ButtonLink>
      </div>
      <p role="status" className="text-muted text-small">
        {busy ? t('Preparing your PDF…') : ''}
      </p>
    </div>
  )
}

function Options({ of }: { readonly of: Readonly<Record<string, Message>> }) {
  return Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {t(label)}
    </option>
  ))
}
