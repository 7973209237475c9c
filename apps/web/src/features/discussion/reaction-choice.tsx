import { reactions as catalog, type ReactionTitle } from '@rise/contract/discussion/kinds'
import type { Reactions } from '@rise/contract/discussion/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { cx } from '../../ui/base/class-names.ts'
import type { LoadedOverlayProps } from '../../ui/overlays/on-demand.tsx'
import { Popover, PopoverClose } from '../../ui/overlays/popover.tsx'
import { ReactionMark } from './reaction-mark.tsx'
import { totalOf } from './reaction-totals.ts'

interface Props extends LoadedOverlayProps {
  readonly what: string
  readonly reactions: Reactions
  readonly offered: readonly ReactionTitle[]
  readonly onChoose: (title: ReactionTitle) => void
  /** Opens the list of the members who reacted; undefined for guests, who may not see it. */
  readonly onList: (() => void) | undefined
}

/** All reactions with their numbers. Choosing one closes the list; choosing the viewer's own removes it. */
export function ReactionChoice({ what, reactions: { counts, own }, offered, onChoose, onList, ...summoned }: Props) {
  const shownReactions = catalog.filter(({ title }) => offered.includes(title) || (counts[title] ?? 0) > 0)
  return (
    <Popover {...summoned} align="start" title={<span className="sr-only">{t('Reactions to {what}', { what })}</span>}>
      <div className="flex items-start gap-1 px-2 pb-2">
        {shownReactions.map(({ title, name }) => {
          const count = counts[title] ?? 0
          const isOwn = own === title
          return (
            <PopoverClose
              key={title}
              aria-pressed={isOwn}
              aria-label={count > 0 ? `${t(name)}, ${formatInteger(count)}` : t(name)}
              // A reaction that is no longer offered can only be removed, by members who chose it earlier.
              disabled={!offered.includes(title) && !isOwn}
              onClick={() => onChoose(title)}
              className={cx(
                'flex min-h-touch min-w-[2.5rem] flex-col items-center justify-center gap-0_5 rounded-control px-1 text-caption tabular-nums transition-colors',
                isOwn ? 'bg-brand-soft text-on-brand-soft' : 'text-muted enabled:hover:bg-raised',
              )}
            >
              <ReactionMark title={title} className="size-[1.5rem]" />
              {count > 0 ? formatInteger(count) : ' '}
            </PopoverClose>
          )
        })}
      </div>
      {onList && totalOf(counts) > 0 ? (
        <PopoverClose
          aria-label={t('Who reacted to {what}', { what })}
          onClick={onList}
          className="list-link w-full justify-center border-t border-line px-3 text-small"
        >
          {t('Who reacted')}
        </PopoverClose>
      ) : null}
    </Popover>
  )
}
