// Covers of demo companies, by trade: landscapes, streets and the sea. Four times as wide as high. The lower left
// corner is plain, because the mark may cover it.
import {
  at,
  cloud,
  disc,
  hills,
  house,
  line,
  mountain,
  oneOf,
  person,
  pine,
  rect,
  shape,
  sky,
  times,
  tree,
} from './shapes.mjs'

const [WIDTH, HEIGHT] = [1920, 480]

/** @type {(...parts: string[]) => string} */
const cover = (...parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`

/** @type {(x: number, foot: number, size: number, turn: number) => string} */
const turbine = (x, foot, size, turn) =>
  shape(
    `M${x - size * 0.028} ${foot}L${x - size * 0.012} ${foot - size}h${size * 0.024}L${x + size * 0.028} ${foot}Z`,
    '#f4f6f5',
  ) +
  times(
    3,
    (index) =>
      `<g transform="translate(${x} ${foot - size}) rotate(${turn + index * 120})">${shape(`M-${size * 0.02} 0Q${size * 0.07} -${size * 0.3} 0 -${size * 0.6}Q-${size * 0.03} -${size * 0.3} -${size * 0.02} 0Z`, '#ffffff')}</g>`,
  ) +
  disc(x, foot - size, size * 0.035, '#dfe6e8')

/** @type {(y: number, fill: string | undefined, shift?: number) => string} */
const wave = (y, fill, shift = 0) =>
  shape(`M${-120 + shift} ${HEIGHT}V${y}${times(18, () => 'q60 -18 120 0')}V${HEIGHT}Z`, fill)

/** @type {(x: number, y: number) => string} */
const panel = (x, y) =>
  at(
    x,
    y,
    shape('M0 0H150L178 74H28Z', '#24456b') +
      line('M50 0l28 74M100 0l28 74M9 25h150M19 50h150', '#7fa3c7', 3) +
      rect(92, 74, 8, 26, '#6c6f73'),
  )

/** @type {(x: number, foot: number, cab: string | undefined, box: string | undefined) => string} */
const truck = (x, foot, cab, box) =>
  at(
    x,
    foot,
    rect(0, -132, 250, 108, box, 6) +
      shape('M258-24V-100h52l34 40v36Z', cab) +
      shape('M274-64v-24h30l18 24Z', '#d9edf3') +
      rect(0, -28, 344, 12, '#3a3f46') +
      times(
        3,
        (wheel) =>
          disc(oneOf([46, 106, 296], wheel), -14, 22, '#23272c') +
          disc(oneOf([46, 106, 296], wheel), -14, 9, '#8d949b'),
      ),
  )

export const coversOfPlaces = {
  'windhover-energy': cover(
    sky(WIDTH, HEIGHT, '#a9cfe6', '#f3ead8'),
    disc(1560, 130, 58, '#fff3cf'),
    cloud(420, 110, 26, '#ffffffb0'),
    cloud(1120, 80, 20, '#ffffffb0'),
    hills(WIDTH, 330, [318, 296, 314, 322, 318, 300, 312], '#8fb3b8'),
    wave(318, '#3f829a'),
    turbine(700, 352, 230, 12),
    turbine(980, 366, 290, 50),
    turbine(1290, 350, 220, 88),
    turbine(1520, 338, 160, 20),
    turbine(1720, 350, 210, 70),
    wave(364, '#2d6b85', -40),
    at(
      1120,
      396,
      shape('M-70-8H70L50 26H-52Z', '#d8563f') +
        rect(-30, -40, 56, 32, '#f8f5ec', 4) +
        rect(-18, -32, 12, 12, '#33566b') +
        rect(2, -32, 12, 12, '#33566b'),
    ),
    wave(412, '#225971', -80),
  ),
  'sol-de-altura': cover(
    sky(WIDTH, HEIGHT, '#f4b878', '#fde9c4'),
    disc(1180, 190, 84, '#fff0b8'),
    mountain(420, 330, 620, 210, '#a6746a'),
    mountain(900, 340, 700, 250, '#8f655f'),
    mountain(1580, 340, 820, 230, '#a6746a'),
    hills(WIDTH, 480, [300, 330, 296, 322, 288, 320, 300], '#7f8f4e'),
    hills(WIDTH, 480, [370, 340, 372, 350, 366, 340, 360], '#5f7a43'),
    times(11, (index) => tree(90 + index * 58, 420 + (index % 3) * 18, 62, '#3f6136')),
    times(5, (index) => panel(900 + index * 190, 318)),
    times(5, (index) => panel(830 + index * 200, 392)),
  ),
  'nordlys-grid': cover(
    sky(WIDTH, HEIGHT, '#13213f', '#2f4f6b'),
    shape('M0 130C300 40 500 200 820 110S1400 40 1920 150V210C1500 120 1200 200 860 190S300 130 0 220Z', '#5fd3a655'),
    shape('M200 90C500 20 800 150 1100 70s500 20 820 -10V120C1500 140 1300 90 1060 130S500 90 200 150Z', '#9be8c044'),
    times(40, (index) => disc((index * 379) % 1920, (index * 83) % 220, 1.5 + (index % 3) * 0.6, '#f5f3df')),
    hills(WIDTH, 480, [350, 330, 360, 340, 356, 326, 350], '#1c3450'),
    hills(WIDTH, 480, [420, 400, 424, 404, 418, 398, 420], '#142840'),
    times(4, (index) =>
      at(
        640 + index * 330,
        420,
        line(
          'M-34 0L-8-200L8-200L34 0M-26-60H26M-18-120H18M-30-30L20-90M30-30L-20-90M-56-160H56M-44-188H44',
          '#c6d6de',
          5,
        ),
      ),
    ),
    times(3, (index) =>
      line(
        `M${584 + index * 330 + 56} 260q140 60 274 0M${640 + index * 330 + 56} 260q110 40 218 0M${596 + index * 330} 232q165 56 330 0`,
        '#c6d6de',
        2.5,
      ),
    ),
    times(9, (index) =>
      at(
        120 + index * 42,
        440,
        rect(-12, -22, 24, 22, '#24405c') + shape('M-16-22L0-40L16-22Z', '#35587a') + rect(-4, -16, 8, 8, '#f7d27b'),
      ),
    ),
  ),
  'cedar-and-salt': cover(
    sky(WIDTH, HEIGHT, '#b6d3d6', '#f4e5d0'),
    disc(360, 150, 50, '#fbeecb'),
    mountain(700, 330, 700, 190, '#8aa6ab', '#eef3f2'),
    mountain(1250, 330, 820, 240, '#7897a0', '#eef3f2'),
    mountain(1750, 330, 560, 170, '#8aa6ab'),
    wave(326, '#6fa0a6'),
    wave(372, '#568a94', -50),
    shape('M760 480C900 390 1100 400 1300 372S1700 350 1920 340V480Z', '#4b6b4c'),
    times(22, (index) =>
      pine(
        980 + index * 44 + (index % 3) * 12,
        420 - index * 2,
        120 + ((index * 37) % 90),
        index % 2 ? '#2e5a48' : '#3b6b50',
      ),
    ),
    at(
      1380,
      440,
      rect(-110, -96, 220, 96, '#8a5a3c') +
        shape('M-140-92L0-178L140-92Z', '#4a3128') +
        rect(-78, -64, 46, 38, '#ffdf94') +
        rect(34, -64, 46, 38, '#ffdf94') +
        rect(-18, -70, 38, 70, '#5b3526') +
        rect(60, -190, 22, 50, '#6b4a3a'),
    ),
    at(
      520,
      420,
      shape('M-70 0Q0 30 80-6L60 22H-52Z', '#b5523b') +
        line('M0-20l36 60', '#6a4a34', 6) +
        person(0, 4, { top: '#e0b04a', skin: 2, scale: 0.4 }),
    ),
  ),
  'banco-andorinha': cover(
    sky(WIDTH, HEIGHT, '#bfdcec', '#fdf0da'),
    times(3, (index) => line(`M${360 + index * 90} ${80 + (index % 2) * 34}q14-16 24 0q10-16 24 0`, '#2b3b54', 4)),
    times(12, (index) =>
      house(
        index * 168 - 20,
        404,
        150,
        190 + ((index * 67) % 110),
        ['#f2c38f', '#f6e3c3', '#e59f8a', '#f4d9a9', '#b9d1cf', '#eab69e'][index % 6],
        { window: '#5b7d92', columns: 3, rows: 4, roof: '#c2603f' },
      ),
    ),
    rect(0, 400, 1920, 80, '#c9b79d'),
    line('M0 424H1920M0 458H1920', '#8d7f6c', 5),
    line('M0 96H1920', '#6e6a66', 3),
    at(
      1120,
      456,
      line('M20-176V-346', '#6e6a66', 4) +
        rect(-200, -176, 440, 150, '#f3c23f', 22) +
        rect(-200, -84, 440, 16, '#fbf4e2') +
        times(6, (index) => rect(-178 + index * 68, -154, 54, 54, '#d9edf3', 8)) +
        disc(-120, -20, 20, '#2c2f35') +
        disc(150, -20, 20, '#2c2f35'),
    ),
    person(620, 450, { top: '#3a5a88', skin: 4, scale: 0.56 }),
    person(720, 452, { top: '#b14f43', skin: 0, hair: 'bob', ink: '#4a2c1f', scale: 0.54 }),
    person(1560, 452, { top: '#4c7a63', skin: 3, hair: 'bun', scale: 0.56 }),
  ),
  'mosaic-freight': cover(
    sky(WIDTH, HEIGHT, '#f6cf9f', '#fbeeda'),
    disc(420, 210, 60, '#fff4d2'),
    times(14, (index) =>
      house(index * 142 - 30, 330, 96, 70 + ((index * 53) % 120), '#c3b1a6', {
        window: '#e6d8c4',
        columns: 3,
        rows: 5,
      }),
    ),
    hills(WIDTH, 480, [324, 316, 326, 318, 324, 314, 322], '#9aa27b'),
    rect(0, 372, 1920, 108, '#4d545c'),
    line(`M0 428${times(20, () => 'm40 0h56')}`, '#f4efe3', 6),
    truck(640, 410, '#d3553c', '#f7f3ea'),
    truck(1120, 470, '#2b658f', '#f09a4a'),
    truck(1540, 408, '#e2ae3b', '#4f8a86'),
  ),
  'larch-and-lintel': cover(
    sky(WIDTH, HEIGHT, '#a8d0e4', '#f0ecdd'),
    mountain(500, 380, 800, 260, '#7f9fb0', '#f5f7f6'),
    mountain(1080, 380, 760, 220, '#93adb8', '#f5f7f6'),
    mountain(1650, 380, 860, 280, '#7f9fb0', '#f5f7f6'),
    times(9, (index) =>
      house(700 + index * 118, 420, 84, 90 + ((index * 47) % 90), '#b6c0c4', {
        window: '#dce6e8',
        columns: 3,
        rows: 5,
      }),
    ),
    rect(1180, 110, 200, 320, '#d9a05f'),
    times(
      6,
      (row) =>
        times(4, (column) =>
          rect(1196 + column * 46, 128 + row * 50, 32, 34, (row + column) % 3 ? '#fbe7b8' : '#8fb9c9'),
        ) + rect(1172, 112 + row * 50, 216, 8, '#a9713b'),
    ),
    rect(1172, 412, 216, 10, '#a9713b'),
    line('M1450 430V60M1290 78H1560M1450 60L1300 78M1450 60L1550 78M1330 78V104', '#e2a32f', 9),
    rect(0, 418, 1920, 62, '#5c7d55'),
    times(17, (index) => pine(40 + index * 66, 436 + (index % 3) * 14, 80 + ((index * 31) % 60))),
    times(5, (index) =>
      rect(1440 + index * 8, 428 - index * 14, 280 - index * 16, 12, index % 2 ? '#c98d4f' : '#dba868', 4),
    ),
    times(3, (index) => pine(1770 + index * 60, 450, 110)),
  ),
  'wattlebrook-schools': cover(
    sky(WIDTH, HEIGHT, '#bfe0ee', '#fdf3dc'),
    cloud(300, 90, 26),
    cloud(1560, 80, 30),
    hills(WIDTH, 480, [330, 300, 326, 306, 330, 300, 322], '#9dbb7f'),
    at(
      1020,
      384,
      rect(-260, -150, 520, 150, '#f3e2c3') +
        shape('M-290-146L0-240L290-146Z', '#b65a43') +
        times(5, (index) => rect(-232 + index * 98, -112, 62, 60, '#8fc1d2', 4)) +
        rect(-26, -80, 52, 80, '#7a4a35') +
        disc(0, -176, 22, '#fdf6e3'),
    ),
    times(4, (index) => tree(oneOf([150, 480, 1440, 1780], index), 392, 170, index % 2 ? '#6c9a58' : '#d9b63c')),
    rect(0, 384, 1920, 96, '#7fa35c'),
    times(
      4,
      (row) =>
        rect(560 + row * 250, 420, 210, 44, '#6b4a34', 12) +
        times(6, (plant) =>
          at(
            584 + row * 250 + plant * 33,
            428,
            shape('M0 8C-14-6-12-22 0-28C12-22 14-6 0 8Z', plant % 2 ? '#b8d65f' : '#4f8a4b') +
              (plant % 3 ? '' : disc(0, -4, 8, '#e2663f')),
          ),
        ),
    ),
    person(520, 448, { top: '#d95f4b', skin: 3, scale: 0.46 }),
    person(1590, 446, { top: '#3f6fa0', skin: 0, hair: 'bob', ink: '#8a5a2f', scale: 0.46 }),
    person(1680, 450, { top: '#e0ad3c', skin: 4, hair: 'bun', scale: 0.5 }),
  ),
  'perigee-works': cover(
    sky(WIDTH, HEIGHT, '#0d1330', '#243261'),
    times(90, (index) => disc((index * 431) % 1920, (index * 157) % 470, 1 + (index % 3) * 0.8, '#e9ecf7')),
    disc(1500, 880, 640, '#2f77a8'),
    shape('M1130 400C1250 330 1360 420 1460 350S1600 380 1640 330L1760 400L1700 480H1100Z', '#5fa876'),
    disc(360, 110, 44, '#d9d3c4'),
    disc(346, 100, 9, '#c2bba9'),
    disc(374, 124, 6, '#c2bba9'),
    line('M300 470C620 120 1080 60 1720 210', '#f2a07a88', 4),
    at(
      960,
      176,
      `<g transform="rotate(-16)">${rect(-46, -46, 92, 92, '#e7e2d4', 8)}${rect(-30, -30, 60, 28, '#caa04a', 4)}${times(2, (side) => rect(side ? 66 : -246, -34, 180, 68, '#3a63a8', 4) + line(side ? 'M111-34v68M156-34v68M201-34v68' : 'M-201-34v68M-156-34v68M-111-34v68', '#7ea4e0', 3))}${line('M0-46v-34', '#e7e2d4', 6)}${shape('M-34-112a34 34 0 0 0 68 0Z', '#f4f0e6')}</g>`,
    ),
    at(
      620,
      330,
      `<g transform="rotate(24) scale(.5)">${rect(-36, -36, 72, 72, '#f1b06a', 8)}${rect(56, -24, 120, 48, '#4a73b8', 4)}${rect(-176, -24, 120, 48, '#4a73b8', 4)}</g>`,
    ),
  ),
  'tidewater-robotics': cover(
    sky(WIDTH, HEIGHT, '#f5d9b0', '#fbeedb'),
    rect(0, 150, 1920, 330, '#2b7f92'),
    rect(0, 300, 1920, 180, '#216a80'),
    rect(0, 410, 1920, 70, '#195369'),
    shape('M620 60H1720L1660 300C1640 340 1600 350 1540 350H860C760 350 700 300 660 200Z', '#b5473a'),
    shape('M620 60H1720L1700 140H646Z', '#26384a'),
    times(9, (index) => disc(780 + index * 96, 100, 12, '#d9edf3')),
    rect(1380, -20, 240, 84, '#f3efe6', 6),
    rect(1410, 0, 180, 24, '#33566b', 4),
    shape('M850 350L900 240H1180L1130 350Z', '#d6695a'),
    at(
      1180,
      316,
      disc(0, 0, 46, '#f4c64b') +
        disc(0, 0, 26, '#26384a') +
        disc(-8, -8, 8, '#9fe0e0') +
        line('M-66 0h-40M66 0h40M-40 44l-26 28M40 44l26 28', '#f4c64b', 12),
    ),
    at(900, 424, disc(0, 0, 30, '#f4c64b') + disc(0, 0, 16, '#26384a') + line('M-44 0h-22M44 0h22', '#f4c64b', 9)),
    times(14, (index) =>
      disc(1060 + ((index * 53) % 150), 250 - ((index * 37) % 90), 3 + (index % 4) * 2, '#bfe8ea99'),
    ),
    times(6, (index) =>
      at(180 + index * 60, 300 + (index % 3) * 40, shape('M0 0q16-14 34 0q-18 14-34 0l-12-9v18Z', '#f0b27a')),
    ),
  ),
}
