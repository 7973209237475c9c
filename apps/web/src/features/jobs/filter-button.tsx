import { t } from '@rise/texts'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import type { JobsView } from './base/jobs-view.ts'
import type { ViewNames } from './jobs-heading.ts'

const loadSheet = () => import('./filter-sheet.tsx')
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }))

interface Props {
  view: JobsView
  names: ViewNames
  around: boolean
  /** The number of active filters. */
  chosen: number
}

/**
 * Opens the filters where there is no room next to the list. Without scripts, it leads to the filters below the list.
 */
export function FilterButton({ chosen, ...rest }: Props) {
  const [open, setOpen] = useState(false)
  const [isLoading, setIsLoading] = useState(false)

  async function show() {
    setIsLoading(true)
    await loadSheet().finally(() => setIsLoading(false))
    setOpen(true)
  }
  const label = chosen > 0 ? t('Filters ({count})', { count: chosen }) : t('Filters')
  const icon = <SlidersHorizontal size={16} aria-hidden />
  return (
    <>
      <div className="lg:hidden noscript:hidden">
        <Button
          icon={icon}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={() => void loadSheet().catch(() => undefined)}
          busy={isLoading}
          onClick={() => void show()}
        >
          {label}
        </Button>
      </div>
      <div className="hidden max-lg:noscript:block">
        <ButtonLink icon={icon} to="#filters">
          {label}
        </ButtonLink>
      </div>
      {open ? (
        <Suspense fallback={null}>
          <FilterSheet {...rest} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
