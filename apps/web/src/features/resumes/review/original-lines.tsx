import { t } from '@rise/texts'

const COLLAPSED_COUNT = 4

/** The source lines of an item, in the file's own words. */
export function OriginalLines({ lines, all }: { readonly lines: readonly string[]; readonly all: boolean }) {
  if (lines.length === 0) return null
  const visibleLines = all ? lines : lines.slice(0, COLLAPSED_COUNT)
  const hiddenCount = lines.length - visibleLines.length
  return (
    <figure className="min-w-0 self-start rounded-control bg-raised px-3 py-2 text-small text-muted">
      <figcaption className="text-caption font-medium text-subtle">{t('In your file')}</figcaption>
      <blockquote className="mt-1 flex flex-col gap-1">
        {visibleLines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and never move
          <p key={index} className="wrap-anywhere whitespace-pre-wrap">
            {line.replaceAll('\t', '   ')}
          </p>
        ))}
      </blockquote>
      {hiddenCount > 0 ? (
        <p className="mt-1 text-caption">
          {t('{count, plural, one {1 more line} other {{count} more lines}}', { count: hiddenCount })}
        </p>
      ) : null}
    </figure>
  )
}
