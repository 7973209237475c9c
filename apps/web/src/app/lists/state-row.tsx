import { t } from '@rise/texts'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'

interface Props {
  readonly title: string
  /** The address of the item's page, which exists while the item isn't hidden. */
  readonly href: string
  readonly editHref: string
  readonly facts: ReactNode
  readonly isHidden: boolean
  /** Hides a public item, and shows a hidden one. */
  readonly turn: UseMutationResult<unknown, Error, void>
  /** Further buttons. Each label ends with `named`, the item's title for screen readers. */
  readonly children: (named: ReactNode) => ReactNode
}

/** An item in an admin's list, with its actions. */
export function StateRow({ title, href, editHref, facts, isHidden, turn, children }: Props) {
  const hiddenTitle = <span className="sr-only"> {title}</span>
  return (
    <div className="row flex flex-wrap items-center justify-between gap-3 p-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{isHidden ? title : <TextLink to={href}>{title}</TextLink>}</p>
        <p className="text-small text-muted wrap-anywhere">{facts}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isHidden ? null : (
          <ButtonLink size="dense" to={editHref}>
            {t('Edit')}
            {hiddenTitle}
          </ButtonLink>
        )}
        <Button size="dense" busy={turn.isPending} onClick={() => turn.mutate()}>
          {isHidden ? t('Show', 'of a hidden item') : t('Hide')}
          {hiddenTitle}
        </Button>
        {children(hiddenTitle)}
      </div>
    </div>
  )
}
