import type { BlockKind } from '@rise/contract/company-blocks/kinds'

interface Bar {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** Drawn in the brand color. */
  readonly strong?: true
}

const line = (x: number, y: number, w: number): Bar => ({ x, y, w, h: 4 })
const box = (x: number, y: number, w: number, h: number): Bar => ({ x, y, w, h })
const strong = (bar: Bar): Bar => ({ ...bar, strong: true })

/** A sketch of each kind, in a view box of 96 by 60 units. */
const drawings: Readonly<Record<BlockKind, readonly Bar[]>> = {
  corevalues: [8, 52].flatMap((x) => [8, 34].flatMap((y) => [strong(box(x, y, 3, 18)), box(x + 5, y, 31, 18)])),
  culturestats: [8, 36, 64].flatMap((x) => [strong(box(x, 18, 18, 12)), line(x, 36, 24)]),
  funding: [10, 26, 42].flatMap((y) => [strong(box(10, y, 8, 8)), line(26, y + 2, 40), line(72, y + 2, 14)]),
  gettoknow: [8, 52].flatMap((x) => [
    strong(box(x, 10, 10, 10)),
    line(x + 14, 13, 22),
    line(x, 28, 36),
    line(x, 36, 30),
  ]),
  iframe: [box(8, 8, 80, 44), strong(box(44, 24, 8, 12))],
  imageslider: [box(6, 12, 44, 30), box(54, 12, 36, 30), strong(box(42, 48, 6, 4)), box(50, 48, 6, 4)],
  imagetext: [strong(box(8, 12, 36, 36)), line(50, 16, 36), line(50, 26, 32), line(50, 36, 36)],
  instagram: [box(8, 16, 24, 28), strong(box(36, 16, 24, 28)), box(64, 16, 24, 28)],
  jointeam: [8, 26, 44].flatMap((y) => [line(10, y + 2, 52), strong(box(72, y, 14, 8))]),
  recentnews: [10, 28].flatMap((y) => [strong(box(10, y, 3, 14)), line(18, y, 24), line(18, y + 8, 60)]),
  risingwomen: [8, 38, 68].flatMap((x) => [strong(box(x, 10, 18, 18)), line(x, 34, 20), line(x, 42, 16)]),
  shortquote: [strong(box(12, 16, 4, 28)), line(22, 20, 60), line(22, 30, 50), line(22, 40, 20)],
  skills: [8, 36, 64].flatMap((x, at) => [
    box(x, 12, 24, 10),
    at === 1 ? strong(box(x, 28, 24, 10)) : box(x, 28, 24, 10),
  ]),
  universal: [8, 38, 68].flatMap((x) => [line(x, 12, 22), line(x, 22, 20), line(x, 32, 22), line(x, 42, 16)]),
  video: [box(8, 8, 80, 44), strong(box(42, 22, 12, 16))],
}

/** A small sketch of a kind of block. Decorative, because the name is next to it. */
export function KindDrawing({ kind }: { kind: BlockKind }) {
  return (
    <svg viewBox="0 0 96 60" aria-hidden className="block h-auto w-full rounded-control bg-raised">
      {drawings[kind].map(({ x, y, w, h, strong: isStrong }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={w}
          height={h}
          rx={2}
          className={isStrong ? 'fill-brand' : 'fill-control'}
        />
      ))}
    </svg>
  )
}
