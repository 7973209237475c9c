// Covers of demo companies, by trade: places to work, eat, buy and travel. Drawn like the covers of places.
import { at, cloud, disc, hills, house, line, person, rect, shape, sky, times, tree } from './shapes.mjs'

const [WIDTH, HEIGHT] = [1920, 480]

/** @type {(...parts: string[]) => string} */
const cover = (...parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`

/** @type {(x: number, y: number, width: number, rows: number) => string} */
const bookshelf = (x, y, width, rows) =>
  rect(x, y, width, rows * 84 + 12, '#5d3c28') +
  times(
    rows,
    (row) =>
      rect(x + 12, y + 12 + row * 84, width - 24, 72, '#3d281c') +
      times(Math.floor((width - 30) / 19), (index) => {
        const height = 44 + ((index * 29 + row * 17) % 26)
        return rect(
          x + 15 + index * 19,
          y + 84 + row * 84 - height,
          16,
          height,
          ['#8c3b32', '#c9a15c', '#41624f', '#2f4d68', '#7a5a3c', '#b98a55'][(index * 5 + row * 3) % 6],
          2,
        )
      }),
  )

/** @type {(x: number, y: number, scale?: number) => string} */
const loaf = (x, y, scale = 1) =>
  at(
    x,
    y,
    shape('M-40 0C-40-34 40-34 40 0Z', '#c07b37') + line('M-18-14l8-10M0-16l8-10M18-14l8-9', '#efd09b', 4),
    scale,
  )

/** @type {(x: number, length: number, fill: string | undefined) => string} */
const lamp = (x, length, fill) =>
  line(`M${x} 0V${length}`, '#3c3a39', 4) +
  shape(`M${x - 42} ${length + 34}Q${x} ${length - 30} ${x + 42} ${length + 34}Z`, fill) +
  disc(x, length + 36, 10, '#fff3c8')

/** @type {(x: number, awning: string | undefined, goods: string[]) => string} */
const stall = (x, awning, goods) =>
  at(
    x,
    0,
    rect(6, 190, 10, 250, '#6d4c38') +
      rect(264, 190, 10, 250, '#6d4c38') +
      rect(0, 330, 280, 110, '#a8703f') +
      rect(0, 330, 280, 14, '#8a5830') +
      times(7, (index) => shape(`M${index * 40} 170h40v44a20 20 0 0 1-40 0Z`, index % 2 ? '#fbf1de' : awning)) +
      rect(-8, 160, 296, 16, awning, 4) +
      times(
        3,
        (crate) =>
          rect(14 + crate * 88, 296, 78, 36, '#c99459', 4) +
          times(4, (index) => disc(28 + crate * 88 + index * 17, 292, 12, goods[crate])),
      ),
  )

/** @type {(x: number, length: number, size: number, fill: string | undefined) => string} */
const lantern = (x, length, size, fill) =>
  line(`M${x} 0V${length}`, '#3a2440', 3) +
  disc(x, length + size, size * 1.5, `${fill}33`) +
  `<ellipse cx="${x}" cy="${length + size}" rx="${size * 0.82}" ry="${size}" fill="${fill}"/>` +
  line(
    `M${x - size * 0.76} ${length + size * 0.7}h${size * 1.52}M${x - size * 0.76} ${length + size * 1.3}h${size * 1.52}`,
    '#b8472f66',
    3,
  ) +
  rect(x - size * 0.34, length - 5, size * 0.68, 9, '#3a2440', 2)

/** @type {(x: number, foot: number) => string} */
const bus = (x, foot) =>
  at(
    x,
    foot,
    rect(0, -176, 460, 156, '#e8a72f', 18) +
      rect(0, -70, 460, 14, '#b97a1c') +
      times(5, (index) => rect(22 + index * 72, -154, 58, 62, '#d9edf3', 6)) +
      rect(388, -154, 54, 120, '#d9edf3', 6) +
      disc(96, -18, 28, '#2a2d33') +
      disc(96, -18, 11, '#8d949b') +
      disc(360, -18, 28, '#2a2d33') +
      disc(360, -18, 11, '#8d949b'),
  )

export const coversOfRooms = {
  lumenfield: cover(
    rect(0, 0, WIDTH, HEIGHT, '#ecdcc0'),
    bookshelf(40, 24, 380, 4),
    bookshelf(1500, 24, 380, 4),
    times(
      2,
      (index) =>
        rect(560 + index * 470, 40, 340, 230, '#f9f5ea', 6) +
        at(
          560 + index * 470,
          40,
          rect(14, 14, 312, 202, '#b9dcec') +
            shape('M14 216L110 90L180 170L240 110L326 216Z', '#7d9db0') +
            shape('M110 90l-30 40 18-8 12 12 12-12 18 10Z', '#ffffff') +
            rect(164, 14, 10, 202, '#f9f5ea'),
        ),
    ),
    rect(420, 372, 1080, 26, '#a8713f'),
    rect(440, 398, 1040, 82, '#8a5a32'),
    person(700, 376, { top: '#2f6f74', skin: 0, ink: '#5b3a24' }),
    person(960, 376, { top: '#b9593a', skin: 3, hair: 'bob' }),
    person(1240, 376, { top: '#4a5f96', skin: 2, hair: 'bun', ink: '#8a5a2f' }),
    at(
      560,
      372,
      line('M0 0V-120H70', '#2f3842', 9) +
        rect(52, -134, 56, 26, '#2f3842', 5) +
        shape('M56-108h48l36 108H22Z', '#fff2c055'),
    ),
    at(830, 372, shape('M-80 0Q-40-22 0-4Q40-22 80 0V8H-80Z', '#fbf3dc')),
    at(1100, 372, shape('M-60 0l14-22h92l14 22Z', '#f3e2b5') + line('M-30-8h56M-26-15h50', '#8a6a3c', 3)),
  ),
  babelfin: cover(
    rect(0, 0, WIDTH, HEIGHT, '#2b3154'),
    times(5, (index) =>
      at(
        330 + index * 300,
        0,
        rect(0, 60, 240, 300, '#414a80', 10) +
          rect(20, 84, 200, 180, '#f5d9a0', 8) +
          person(120, 266, {
            top: ['#b5523b', '#2f7a70', '#5b4f9c', '#c98a2f', '#3a6ea0'][index],
            skin: index,
            hair: ['short', 'bob', 'bun', 'short', 'bob'][index],
            ink: ['#1f1a18', '#4a2c1f', '#1f1a18', '#8a6638', '#2b211d'][index],
            scale: 0.92,
          }) +
          line('M84 128Q120 76 156 128', '#22263f', 8) +
          rect(76, 122, 16, 28, '#22263f', 7) +
          rect(148, 122, 16, 28, '#22263f', 7) +
          rect(20, 262, 200, 84, '#353d6d') +
          line('M120 300v-46l26-10', '#22263f', 5) +
          disc(148, 243, 7, '#e2554a'),
      ),
    ),
    rect(0, 372, WIDTH, 108, '#1f2440'),
    times(24, (index) =>
      at(40 + index * 82, 500, shape('M-34 0C-34-56-22-66 0-66S34-56 34 0Z', '#171a31') + disc(0, -84, 22, '#171a31')),
    ),
  ),
  'kestrel-health': cover(
    sky(WIDTH, HEIGHT, '#bfe0ee', '#f3f1e4'),
    cloud(360, 100, 26),
    cloud(1640, 80, 22),
    times(13, (index) =>
      house(index * 152 - 40, 380, 110, 90 + ((index * 61) % 130), '#c9d5da', {
        window: '#eef3f4',
        columns: 3,
        rows: 5,
      }),
    ),
    at(
      760,
      392,
      rect(0, -220, 520, 220, '#fbf8ee') +
        rect(-16, -236, 552, 34, '#1f7f80') +
        rect(46, -160, 110, 76, '#a9d8e0', 4) +
        rect(364, -160, 110, 76, '#a9d8e0', 4) +
        rect(206, -130, 108, 130, '#79bcc6', 4) +
        line('M260-130V0', '#fbf8ee', 5) +
        rect(248, -196, 24, 60, '#d8504a', 3) +
        rect(230, -178, 60, 24, '#d8504a', 3),
    ),
    rect(0, 390, WIDTH, 90, '#5b636b'),
    rect(0, 386, WIDTH, 14, '#cfd3d0'),
    line(`M0 450${times(20, () => 'm40 0h56')}`, '#f4efe3', 6),
    bus(1370, 452),
    person(640, 424, { top: '#3a6ea0', skin: 4, scale: 0.6 }),
    person(720, 428, { top: '#8c4a76', skin: 3, hair: 'bun', scale: 0.58 }),
    person(1310, 424, { top: '#d98a3b', skin: 2, hair: 'bob', ink: '#8a6638', scale: 0.58 }),
    tree(520, 392, 150),
    tree(1880, 392, 140),
  ),
  kornblomst: cover(
    rect(0, 0, WIDTH, HEIGHT, '#f3e3cb'),
    times(3, (index) => lamp(560 + index * 420, 40, '#3d5f9c')),
    times(
      2,
      (row) =>
        rect(480, 176 + row * 96, 1000, 12, '#a8703f', 3) +
        times(11, (index) => loaf(530 + index * 90, 174 + row * 96, 0.92)),
    ),
    rect(60, 70, 300, 250, '#fbf6ea', 6) +
      rect(76, 86, 268, 218, '#c9e2ec') +
      house(110, 304, 80, 120, '#e3a384', { columns: 2, rows: 3 }) +
      house(200, 304, 80, 150, '#efcf94', { columns: 2, rows: 3 }) +
      rect(204, 86, 12, 218, '#fbf6ea'),
    person(760, 392, { top: '#f8f5ee', skin: 0, hair: 'bun', ink: '#7a4a2a' }),
    person(1120, 392, { top: '#f8f5ee', skin: 3, hat: '#ffffff' }),
    rect(727, 330, 66, 60, '#3d5f9c', 6),
    rect(1087, 330, 66, 60, '#3d5f9c', 6),
    rect(400, 372, 1160, 20, '#8a5830'),
    rect(420, 392, 1120, 88, '#4a6ba5'),
    rect(450, 404, 1060, 60, '#dcebf2', 4),
    times(11, (index) => loaf(510 + index * 94, 462, 0.86)),
    at(
      1600,
      480,
      rect(0, -330, 320, 330, '#b98d67') +
        times(8, (row) =>
          times(4, (column) =>
            rect(column * 84 - (row % 2) * 40, -326 + row * 42, 78, 36, row % 2 ? '#a97d58' : '#c49a74', 3),
          ),
        ) +
        shape('M50 0V-130a110 110 0 0 1 220 0V0Z', '#3a2620') +
        shape('M90 0C80-60 130-60 130-120C170-90 160-70 190-100C220-50 240-40 232 0Z', '#f08a34') +
        shape('M130 0C124-30 150-34 154-66C180-40 200-30 194 0Z', '#ffd166'),
    ),
  ),
  'okapi-pay': cover(
    sky(WIDTH, HEIGHT, '#f7c98b', '#fdeecb'),
    disc(1640, 120, 60, '#fff2c2'),
    times(12, (index) =>
      house(index * 166 - 50, 400, 140, 110 + ((index * 71) % 140), ['#d98e63', '#c97a55', '#e5ae7a'][index % 3], {
        window: '#f7dfb4',
        columns: 3,
        rows: 4,
      }),
    ),
    rect(0, 396, WIDTH, 84, '#b98052'),
    stall(460, '#c8452f', ['#e0542f', '#7fae3f', '#f2b532']),
    stall(840, '#1f7d78', ['#f39a2d', '#8c3f6e', '#6f9e3a']),
    stall(1220, '#e0a22c', ['#c8452f', '#f4d35e', '#4f8a4b']),
    person(600, 332, { top: '#2b5f8c', skin: 3, scale: 0.72 }),
    person(980, 332, { top: '#f1e6cf', skin: 1, hair: 'bun', scale: 0.72 }),
    person(1360, 332, { top: '#8c3f6e', skin: 3, hair: 'bob', scale: 0.72 }),
    person(1580, 470, { top: '#2f7a70', skin: 1, scale: 0.9 }),
    at(1636, 386, rect(-14, -44, 32, 56, '#262b33', 6) + rect(-10, -38, 24, 40, '#9fe3c0', 2)),
    person(350, 468, { top: '#d9613f', skin: 3, hair: 'bun', scale: 0.86 }),
  ),
  couchette: cover(
    sky(WIDTH, HEIGHT, '#171c42', '#4a4a82'),
    times(60, (index) => disc((index * 397) % 1920, (index * 71) % 220, 1.4 + (index % 3) * 0.6, '#f4efd6')),
    disc(420, 110, 46, '#f8e9b6'),
    disc(440, 98, 40, '#1d2350'),
    hills(WIDTH, 480, [280, 230, 300, 240, 290, 250, 280], '#2b2f60'),
    hills(WIDTH, 480, [350, 330, 360, 320, 352, 336, 350], '#232751'),
    rect(0, 420, WIDTH, 60, '#191c3d'),
    line('M0 438H1920', '#8287b8', 5),
    times(3, (car) =>
      at(
        300 + car * 560,
        430,
        rect(0, -186, 540, 160, '#2f4fa0', 20) +
          rect(0, -96, 540, 14, '#f2c14e') +
          times(6, (index) => rect(30 + index * 84, -166, 60, 58, (index + car) % 3 === 1 ? '#23306b' : '#ffdf94', 8)) +
          times(
            2,
            (wheel) => disc(100 + wheel * 340, -14, 20, '#0e1129') + disc(150 + wheel * 340, -14, 20, '#0e1129'),
          ),
      ),
    ),
    times(2, (index) =>
      person(418 + index * 560, 322, {
        top: index ? '#d9613f' : '#2f7a70',
        skin: index * 2,
        hair: index ? 'bob' : 'short',
        scale: 0.28,
      }),
    ),
  ),
  'mesa-larga': cover(
    rect(0, 0, WIDTH, HEIGHT, '#8a3527'),
    rect(0, 330, WIDTH, 150, '#6b2a20'),
    times(8, (index) => times(3, (row) => rect(index * 250 + (row % 2) * 60, 40 + row * 90, 120, 4, '#7a2e22'))),
    times(6, (index) => lamp(260 + index * 290, 50, '#f0b64a')),
    times(9, (index) =>
      person(280 + index * 176, 374, {
        top: ['#f0b64a', '#2f6f74', '#f3e4c8', '#4a5f96', '#d97a4e', '#6d8f4e', '#f3e4c8', '#355c7d', '#e39a9a'][index],
        skin: [0, 3, 2, 1, 4, 5, 0, 3, 2][index],
        hair: ['short', 'bob', 'bun'][index % 3],
        ink: ['#2b211d', '#4a2c1f', '#8a6638', '#1f1a18'][index % 4],
        scale: 0.98,
      }),
    ),
    rect(150, 360, 1640, 30, '#d9a566', 6),
    rect(230, 390, 30, 90, '#a8703f'),
    rect(1680, 390, 30, 90, '#a8703f'),
    times(
      10,
      (index) =>
        `<ellipse cx="${250 + index * 160}" cy="358" rx="46" ry="9" fill="#fbf3e2"/>` +
        disc(250 + index * 160, 350, 14, ['#e0542f', '#7fae3f', '#f2b532'][index % 3]) +
        at(
          324 + index * 160,
          360,
          shape('M-10-44h20l-4 26h-12Z', index % 2 ? '#b32d3f' : '#f4e3a4') +
            rect(-2, -18, 4, 16, '#fbf3e2') +
            rect(-9, -3, 18, 4, '#fbf3e2'),
        ),
    ),
  ),
  'ayo-and-indigo': cover(
    sky(WIDTH, HEIGHT, '#f9dcae', '#fdf1d8'),
    disc(300, 120, 56, '#fff1bf'),
    hills(WIDTH, 480, [360, 340, 364, 346, 360, 338, 356], '#c9a06a'),
    rect(0, 400, WIDTH, 80, '#b5824f'),
    line('M360 90Q1140 130 1900 80', '#6d4c38', 6),
    rect(352, 80, 14, 330, '#6d4c38'),
    rect(1240, 108, 12, 300, '#6d4c38'),
    times(6, (index) =>
      at(
        420 + index * 240,
        98 + (index % 2) * 6,
        shape('M0 0H190V230Q160 250 130 232T70 236T0 230Z', ['#27357f', '#3d4fb0', '#1d2a66'][index % 3]) +
          times(9, (spot) => {
            const [x, y] = [36 + (spot % 3) * 58, 44 + Math.floor(spot / 3) * 66]
            return [
              line(`M${x - 15} ${y}h30M${x} ${y - 15}v30`, '#cdd6ff', 5),
              disc(x, y, 19, '#cdd6ff') + disc(x, y, 13, '#27357f') + disc(x, y, 6, '#cdd6ff'),
              line(`M${x - 18} ${y - 8}q9-14 18 0t18 0M${x - 18} ${y + 12}q9-14 18 0t18 0`, '#cdd6ff', 5),
            ][index % 3]
          }),
      ),
    ),
    person(700, 462, { top: '#e0a22c', skin: 3, hair: 'bun', scale: 0.98 }),
    at(
      840,
      470,
      `${shape('M-80-60H80L64 0H-64Z', '#6d4c38')}<ellipse cx="0" cy="-60" rx="80" ry="16" fill="#1d2a66"/>`,
    ),
    person(1500, 464, { top: '#c8452f', skin: 1, scale: 0.98 }),
    person(1630, 466, { top: '#f3e4c8', skin: 3, hair: 'bob', scale: 0.92 }),
  ),
  'paper-lantern-games': cover(
    sky(WIDTH, HEIGHT, '#2a1740', '#7a3350'),
    times(11, (index) =>
      house(index * 180 - 30, 420, 150, 150 + ((index * 73) % 130), ['#3a2152', '#45265c', '#33204c'][index % 3], {
        window: index % 2 ? '#f7b85a' : '#7a4a78',
        columns: 3,
        rows: 4,
        roof: '#261436',
      }),
    ),
    rect(0, 414, WIDTH, 66, '#1f1130'),
    times(15, (index) =>
      lantern(
        120 + index * 124,
        20 + ((index * 67) % 120),
        26 + ((index * 13) % 20),
        ['#ffb84d', '#f2764b', '#ffd98a'][index % 3],
      ),
    ),
    at(
      960,
      470,
      shape('M-60 0C-60-54-40-70 0-70S60-54 60 0Z', '#f4e3c8') +
        disc(0, -88, 34, '#f4e3c8') +
        shape('M-32-104L-40-142L-10-118ZM32-104L40-142L10-118Z', '#f4e3c8') +
        disc(-11, -90, 4, '#2a1740') +
        disc(12, -90, 4, '#2a1740') +
        line('M-5-79q5 5 10 0', '#2a1740', 3),
    ),
    person(1130, 472, { top: '#4f8aa0', skin: 2, hair: 'bob', scale: 0.78 }),
    person(1220, 474, { top: '#d9613f', skin: 3, scale: 0.78 }),
    person(640, 472, { top: '#e0b04a', skin: 5, hair: 'bun', scale: 0.78 }),
  ),
  'marigold-market': cover(
    sky(WIDTH, HEIGHT, '#fbe0a6', '#fdf4dc'),
    disc(520, 170, 70, '#ffd25c'),
    hills(WIDTH, 480, [320, 286, 316, 290, 322, 292, 310], '#a9bf6e'),
    hills(WIDTH, 480, [370, 350, 372, 352, 368, 350, 366], '#86a653'),
    rect(0, 410, WIDTH, 70, '#7a5a3a'),
    times(4, (row) =>
      times(26, (index) =>
        at(
          60 + index * 42 - row * 8,
          392 + row * 24,
          line('M0 0V-16', '#4f7a3a', 4) +
            disc(0, -20, 9, row % 2 ? '#f39a1e' : '#ffbf3a') +
            disc(0, -20, 4, '#c8641e'),
        ),
      ),
    ),
    stall(1250, '#f39a1e', ['#7fae3f', '#e0542f', '#f4d35e']),
    stall(1590, '#4f8a4b', ['#8c3f6e', '#f39a2d', '#c8452f']),
    person(1390, 332, { top: '#b5396b', skin: 1, hair: 'bun', scale: 0.74 }),
    person(1730, 332, { top: '#2b5f8c', skin: 4, scale: 0.74 }),
    person(1180, 470, { top: '#e0a22c', skin: 5, hair: 'bob', scale: 0.86 }),
    at(
      1108,
      474,
      rect(-40, -40, 80, 40, '#c99459', 6) +
        times(4, (index) => disc(-28 + index * 19, -44, 13, index % 2 ? '#7fae3f' : '#e0542f')),
    ),
    person(760, 372, { top: '#f3e4c8', skin: 1, hat: '#e0c079', scale: 0.56 }),
  ),
}
