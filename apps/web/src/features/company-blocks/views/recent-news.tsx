import { RelativeTime } from '../../../ui/time/time.tsx'
import { BlockTitle } from './block-title.tsx'
import type { ViewProps } from './material.ts'

/** The newest notes of the team. */
export function RecentNews({ content: { title, most }, material }: ViewProps<'recentnews'>) {
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      <ol className="flex max-w-reading flex-col gap-4">
        {material.news.slice(0, most).map(({ _id, text, date }) => (
          <li key={_id} className="border-l-2 border-accent pl-4">
            <p className="text-small text-muted">
              <RelativeTime date={date} />
            </p>
            <p className="mt-1 break-words whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
