import { t } from '@rise/texts'
import { Anchor } from '../../ui/base/anchor.tsx'
import { cx } from '../../ui/base/class-names.ts'
import type { OptionGroup, PaletteOption } from './option-groups.tsx'
import { splitAtMatches } from './word-prefixes.ts'

interface Props {
  id: string
  groups: readonly OptionGroup[]
  typed: string
  /** The key of the option that the keyboard has reached. */
  reached: string | undefined
  onPick: (option: PaletteOption) => void
}

/** The options in their groups, as the listbox of a combobox. Options with a target are links. */
export function PaletteList({ id, groups, typed, reached, onPick }: Props) {
  return (
    // Only this list scrolls, to the option that the keyboard reaches.
    <div id={id} role="listbox" aria-label={t('Results')} className="min-h-0 overflow-y-auto overscroll-contain p-2">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, not fieldsets
        <div key={group.title} role="group" aria-label={group.title}>
          <p aria-hidden className="px-3 pt-3 pb-1 text-caption font-medium text-subtle">
            {group.title}
          </p>
          {group.options.map((option) => (
            <Option
              key={option.key}
              id={optionId(id, option)}
              option={option}
              typed={typed}
              isReached={option.key === reached}
              onPick={() => onPick(option)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** The id of an option's element. */
export function optionId(id: string, { key }: PaletteOption): string {
  return `${id}-${key}`
}

interface OptionProps {
  id: string
  option: PaletteOption
  typed: string
  isReached: boolean
  onPick: () => void
}

function Option({ id, option, typed, isReached, onPick }: OptionProps) {
  const { title, detail, mark, to, marked } = option
  const common = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isReached,
    onClick: onPick,
    className: cx(
      'flex min-h-touch cursor-pointer items-center gap-3 rounded-control px-3 py-1 text-left',
      isReached ? 'bg-brand-soft text-on-brand-soft' : 'text-text hover:bg-raised',
    ),
  }
  const content = (
    <>
      <span aria-hidden className="inline-flex">
        {mark}
      </span>
      <span className="min-w-0">
        <span className="line-clamp-2 text-small font-medium wrap-anywhere">
          {marked ? <HighlightedText text={title} typed={typed} /> : title}
        </span>
        {detail ? (
          <span className={cx('block truncate text-caption', !isReached && 'text-muted')}>
            <span className="sr-only">, </span>
            {marked ? <HighlightedText text={detail} typed={typed} /> : detail}
          </span>
        ) : null}
      </span>
    </>
  )
  return to === undefined ? (
    <div {...common}>{content}</div>
  ) : (
    <Anchor {...common} to={to}>
      {content}
    </Anchor>
  )
}

/** Matches are distinguished by more than colour. */
function HighlightedText({ text, typed }: { text: string; typed: string }) {
  let end = 0
  return splitAtMatches(text, typed).map((piece, index) => {
    end += piece.length
    if (index % 2 === 0) return piece
    return (
      <mark
        key={end}
        className="bg-transparent font-semibold text-inherit underline decoration-brand decoration-2 underline-offset-2"
      >
        {piece}
      </mark>
    )
  })
}
