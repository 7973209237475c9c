import { Download } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Select } from '../../ui/base/select.tsx'

/** The designs in the server's order; the first is the default. */
const designs = { classic: 'Classic', modern: 'Modern', compact: 'Compact' }
const papers = { A4: 'A4', Letter: 'US Letter' }

/** The résumé as a PDF, with a choice of design and paper. */
export function ResumeDesigns({ slug }: { readonly slug: string }) {
  const [design, setDesign] = useState('classic')
  const [paper, setPaper] = useState('A4')
  return (
    <div className="flex flex-col gap-3 pt-1">
      <Select label="Design" value={design} onChange={({ target }) => setDesign(target.value)}>
        <Options of={designs} />
      </Select>
      <Select label="Paper" value={paper} onChange={({ target }) => setPaper(target.value)}>
        <Options of={papers} />
      </Select>
      <div>
        <ButtonLink
          size="dense"
          icon={<Download size={16} aria-hidden />}
          to={`/professional/${slug}/resume.pdf?design=${design}&paper=${paper}`}
          download={`${slug}-resume.pdf`}
        >
          Download PDF
        </ButtonLink>
      </div>
    </div>
  )
}

function Options({ of }: { readonly of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
