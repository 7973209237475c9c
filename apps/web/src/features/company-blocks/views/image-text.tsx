import { cx } from '../../../ui/base/class-names.ts'
import { Picture } from '../../../ui/base/picture.tsx'
import { BlockTitle } from './block-title.tsx'
import type { ViewProps } from './material.ts'
import { Prose } from './prose.tsx'

const WIDTH = 480

/** A picture next to its text, or above the text on phones. */
export function ImageText({ content: { title, text, picture: reference, side }, material }: ViewProps<'imagetext'>) {
  const picture = reference && material.pictures.get(reference.pictureId)
  return (
    <div className={cx('grid items-center gap-6', picture && text ? 'sm:grid-cols-2' : null)}>
      {picture ? (
        <Picture
          src={picture}
          alt={reference.alt}
          width={picture.width}
          height={picture.height}
          sizes={`(min-width: 64rem) ${WIDTH}px, 100vw`}
          className={cx('h-auto w-full rounded-card bg-raised', side === 'right' ? 'sm:order-last' : null)}
          fallback={null}
        />
      ) : null}
      {title || text ? (
        <div className="min-w-0">
          <BlockTitle>{title}</BlockTitle>
          <Prose html={text} />
        </div>
      ) : null}
    </div>
  )
}
