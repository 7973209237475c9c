import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import type { JobsView } from './base/jobs-view.ts'
import { countsQuery } from './base/queries.ts'
import { FilterFields } from './filter-fields.tsx'
import type { ViewNames } from './jobs-heading.ts'
import { useShowView } from './use-show-view.ts'

interface Props {
  view: JobsView
  names: ViewNames
  around: boolean
  onClose: () => void
}

/** The filters on a phone: each choice updates the count immediately, and the button below applies them. */
export function FilterSheet({ view, names, around, onClose }: Props) {
  const api = useApi()
  const showView = useShowView()
  const [draft, setDraft] = useState(view)
  const { data: counts, isError, isPlaceholderData } = useQuery(countsQuery(api, draft))
  const isCounted = counts && !isError && !isPlaceholderData
  const nameIfSame = (name: keyof ViewNames) => (draft[name] === view[name] ? names[name] : undefined)

  function show() {
    onClose()
    showView(draft)
  }
  return (
    <Sheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('Filters')}
      side="bottom"
      footer={
        <div className="flex gap-3">
          <Button onClick={() => setDraft({ keyword: view.keyword, sort: view.sort })}>
            {t('Clear', 'the filters')}
          </Button>
          <Button variant="primary" className="grow" onClick={show}>
            <span className="tabular-nums" aria-live="polite">
              {isCounted
                ? t('{count, plural, one {Show {shown} job} other {Show {shown} jobs}}', {
                    count: counts.total,
                    shown: formatInteger(counts.total, counts.totalCapped),
                  })
                : t('Show jobs')}
            </span>
          </Button>
        </div>
      }
    >
      <FilterFields
        view={draft}
        // The counts contain the names of values chosen here.
        names={{ category: nameIfSame('category'), location: nameIfSame('location'), company: nameIfSame('company') }}
        around={around && draft.location === view.location}
        counts={counts}
        onChange={(change) => setDraft({ ...draft, ...change, page: undefined })}
      />
    </Sheet>
  )
}
