import { t } from '@rise/texts'
import { Dot } from '../../../ui/base/facts.tsx'
import { Picture } from '../../../ui/base/picture.tsx'
import { BlockTitle } from './block-title.tsx'
import type { ViewProps } from './material.ts'

const WIDTH = 640
const HEIGHT = 480

/**
 * Pictures in a row that scrolls sideways: by swipe, wheel and arrow keys, without scripts. It never moves
 * automatically.
 */
export function ImageSlider({ content: { title, pictures }, material }: ViewProps<'imageslider'>) {
  const slides = pictures.flatMap(({ pictureId, alt, caption }) => {
    const picture = material.pictures.get(pictureId)
    return picture ? [{ picture, alt, caption }] : []
  })
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      <section
        aria-label={title || t('Pictures')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll what has the focus
        tabIndex={0}
        className="snap-x snap-mandatory overflow-x-auto rounded-card"
      >
        <ul className="flex gap-3">
          {slides.map(({ picture, alt, caption }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: one picture may be shown twice
              key={index}
              className={slides.length > 1 ? 'w-[85%] max-w-feed shrink-0 snap-start' : 'w-full shrink-0'}
            >
              <figure>
                <Picture
                  src={picture}
                  alt={alt}
                  width={WIDTH}
                  height={HEIGHT}
                  sizes={`(min-width: 48rem) ${WIDTH}px, 85vw`}
                  className="aspect-4/3 h-auto w-full rounded-card bg-raised object-cover"
                  fallback={<span className="block aspect-4/3 w-full rounded-card bg-raised" />}
                />
                <figcaption className="mt-2 text-small text-muted">
                  <span className="tabular-nums">
                    {t('{place} of {count}', { place: index + 1, count: slides.length })}
                  </span>
                  {caption ? <Dot /> : null}
                  {caption}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
