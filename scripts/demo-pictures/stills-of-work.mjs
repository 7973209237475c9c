// Pictures for the demo world's portfolios, one for each piece of work.
import { at, disc, hills, house, line, mountain, oneOf, person, pine, rect, shape, times, tree } from './shapes.mjs'

const [WIDTH, HEIGHT] = [960, 600]

/** @type {(ground: string | undefined, ...parts: string[]) => string} */
export const still = (ground, ...parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${rect(0, 0, WIDTH, HEIGHT, ground)}${parts.join('')}</svg>`

/** @type {(fill: string | undefined, y?: number) => string} */
export const desk = (fill, y = 440) => rect(0, y, WIDTH, HEIGHT - y, fill)

/** A sheet of paper with lines on it. */
/** @type {(x: number, y: number, width: number, height: number, turn?: number, look?: { lines?: number, ink?: string, paper?: string }) => string} */
export const sheet = (x, y, width, height, turn = 0, { lines = 6, ink = '#b9b2a4', paper = '#fffdf6' } = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(0, 0, width, height, paper, 6)}${times(lines, (index) => rect(width * 0.12, height * 0.14 + index * ((height * 0.76) / lines), width * (index % 3 === 2 ? 0.48 : 0.74), 7, ink, 3))}</g>`

export const stillsOfWork = {
  'a-ledger-that-can-be-run-twice': still(
    '#cfe3dd',
    desk('#8fbcae'),
    at(
      190,
      120,
      rect(0, 0, 580, 360, '#27484a', 16) +
        rect(18, 18, 544, 324, '#f7f5ea', 6) +
        times(
          7,
          (row) =>
            rect(44, 52 + row * 40, 492, 2, '#d3d6cc') +
            rect(44, 62 + row * 40, oneOf([120, 150, 96, 138, 112, 146, 128], row), 12, '#7a9a94', 4) +
            rect(300, 62 + row * 40, 70, 12, '#c9b98a', 4) +
            rect(440, 62 + row * 40, 70, 12, row === 4 ? '#e07a4f' : '#7a9a94', 4),
        ) +
        line('M44 44H536', '#27484a', 4),
    ),
    at(
      480,
      330,
      `${line('M-330-20A330 190 0 0 1-40-206M330 20A330 190 0 0 1 40 206', '#e0a73e', 16)}${shape('M-50-240L10-204L-46-166Z', '#e0a73e')}${shape('M50 240L-10 204L46 166Z', '#e0a73e')}`,
    ),
  ),
  'an-on-call-rota-that-people-stay-for': still(
    '#232a52',
    disc(760, 130, 66, '#f7e6a6'),
    disc(788, 112, 56, '#232a52'),
    times(30, (index) => disc((index * 173) % 960, (index * 89) % 300, 2 + (index % 3), '#e9e3c9')),
    at(
      150,
      110,
      rect(0, 0, 420, 300, '#f6f2e6', 14) +
        rect(0, 0, 420, 54, '#d3603f', 14) +
        times(28, (index) =>
          rect(
            28 + (index % 7) * 53,
            76 + Math.floor(index / 7) * 52,
            42,
            40,
            ['#8fbcae', '#f0c069', '#b7a6dd', '#e6e0cf'][Math.floor(index / 7 + (index % 7) / 3.5) % 4],
            6,
          ),
        ),
    ),
    desk('#171c3b', 460),
    at(
      680,
      460,
      rect(-130, -28, 320, 28, '#3c477d', 8) +
        person(20, -20, { top: '#2f7a70', skin: 2, hair: 'bob', ink: '#7a3d22', scale: 1.3 }),
    ),
    at(
      520,
      470,
      rect(-24, -76, 48, 86, '#0f1330', 8) + rect(-18, -68, 36, 66, '#31407a', 4) + disc(0, -34, 9, '#8fe0b8'),
    ),
  ),
  'a-drug-chart-that-nurses-can-read-at-three-in-the-morning': still(
    '#26435c',
    rect(80, 70, 260, 300, '#16293c', 8) +
      disc(270, 130, 30, '#f5e6ad') +
      times(8, (index) =>
        rect(96 + index * 30, 370 - 60 - ((index * 41) % 90), 24, 60 + ((index * 41) % 90), '#203850'),
      ),
    desk('#35597a', 450),
    at(
      410,
      110,
      rect(0, 0, 440, 310, '#0f2233', 16) +
        rect(16, 16, 408, 278, '#f3f7f6', 6) +
        times(
          4,
          (row) =>
            disc(56, 62 + row * 62, 16, ['#2f8f83', '#e2a53c', '#c9543f', '#2f8f83'][row]) +
            rect(90, 48 + row * 62, 150, 14, '#35597a', 5) +
            rect(90, 70 + row * 62, 100, 8, '#a9bcc9', 4) +
            rect(310, 44 + row * 62, 92, 36, row === 2 ? '#f3d0c5' : '#d5ebe6', 10) +
            rect(328, 57 + row * 62, 56, 10, row === 2 ? '#c9543f' : '#2f8f83', 5),
        ),
    ),
    person(290, 604, { top: '#5fb3b0', skin: 1, hair: 'bun', scale: 1.7 }),
  ),
  'twelve-homes-from-one-wood': still(
    '#cfe3ea',
    hills(960, 600, [330, 290, 330, 300, 336], '#a9c39a'),
    times(26, (index) =>
      pine(10 + index * 39, 372 + (index % 3) * 8, 120 + ((index * 37) % 80), index % 2 ? '#2f5d46' : '#3d7153'),
    ),
    rect(0, 372, 960, 228, '#88a866'),
    times(6, (index) =>
      at(
        40 + index * 150,
        520,
        rect(0, -130, 136, 130, index % 2 ? '#c98d4f' : '#dba868') +
          times(8, (board) => rect(board * 17, -130, 2, 130, '#a9713b')) +
          shape('M-8-126L68-200L144-126Z', '#4a3a31') +
          rect(18, -96, 34, 40, '#fbe7b8') +
          rect(78, -84, 36, 84, '#5b3a28'),
      ),
    ),
    rect(0, 520, 960, 80, '#c9b791'),
    times(4, (index) => rect(600 + index * 10, 580 - index * 16, 260 - index * 20, 14, '#a9713b', 6)),
  ),
  'who-pays-when-the-dike-is-raised': still(
    '#dbe8ee',
    disc(260, 130, 56, '#fbe9b4'),
    hills(960, 600, [330, 330, 326, 250, 250, 250], '#7fa35c'),
    shape('M0 600V420H430C520 420 560 320 640 320H960V600Z', '#5f8a4a'),
    rect(0, 452, 430, 148, '#4d8aa0'),
    times(5, (index) => line(`M${20 + index * 84} ${486 + (index % 2) * 40}q20-10 40 0`, '#8fc0cf', 4)),
    house(680, 320, 96, 90, '#f3e4c8', { columns: 2, rows: 2, roof: '#b65a43' }),
    house(820, 320, 96, 90, '#e5b39a', { columns: 2, rows: 2, roof: '#6d4438' }),
    times(2, (index) =>
      at(index ? 868 : 728, 170, disc(0, 0, index ? 56 : 28, '#e0a73e') + disc(0, 0, index ? 44 : 20, '#f3c86a')),
    ),
    person(560, 430, { top: '#b9593a', skin: 2, hair: 'bun', ink: '#b08a4a', scale: 0.8 }),
  ),
  'a-library-the-size-of-a-bus-stop': still(
    '#f2d7a8',
    disc(180, 150, 60, '#fff1c8'),
    hills(960, 600, [400, 370, 400, 380, 396], '#c9b077'),
    rect(0, 460, 960, 140, '#8d8577'),
    line('M0 540h70m50 0h70m50 0h70m50 0h70m50 0h70m50 0h70m50 0h70m50 0h70', '#f4efe3', 7),
    at(
      250,
      460,
      rect(0, -240, 460, 240, '#7a4f33') +
        rect(18, -214, 424, 196, '#fbe6b4') +
        shape('M-40-236H500L470-276H-10Z', '#3f2f2a') +
        times(
          3,
          (row) =>
            rect(30, -152 + row * 56, 250, 7, '#7a4f33') +
            times(13, (index) =>
              rect(
                34 + index * 19,
                -152 + row * 56 - 28 - ((index * 7 + row * 5) % 16),
                14,
                28 + ((index * 7 + row * 5) % 16),
                ['#b5473a', '#2f6f74', '#e0a73e', '#4a5f96'][(index + row) % 4],
              ),
            ),
        ) +
        rect(300, -150, 120, 132, '#c9e2e6') +
        line('M360-150V-18', '#7a4f33', 8),
    ),
    person(420, 470, { top: '#2f6f74', skin: 4, scale: 0.86 }),
    person(610, 474, { top: '#b5473a', skin: 1, hair: 'bob', scale: 0.8 }),
    line('M790 470V250', '#5b5f66', 9),
    disc(790, 240, 40, '#2f6f9c') + rect(768, 224, 44, 26, '#f4efe3', 6),
    tree(890, 470, 200, '#6f9a58'),
  ),
  'a-chair-that-can-be-taken-apart-with-a-coin': still(
    '#efe0c8',
    desk('#d9bd93', 470),
    at(
      300,
      520,
      line('M-90-330L-70-170L-84 0M96-170L108 0', '#a86a34', 20) +
        line('M-40-170L-52-10M130-170L140-10', '#b9793f', 16) +
        rect(-96, -190, 250, 30, '#d39a58', 13) +
        line('M-100-318H10M-94-268H16M10-330L24-180', '#c98d4f', 18),
    ),
    at(
      660,
      250,
      rect(-120, -90, 150, 26, '#d39a58', 12) +
        rect(-120, -30, 150, 26, '#b9793f', 12) +
        rect(60, -100, 26, 150, '#d39a58', 12) +
        rect(110, -100, 26, 150, '#b9793f', 12) +
        shape('M-110 30H20L6 74H-96Z', '#d39a58'),
    ),
    at(700, 420, disc(0, 0, 56, '#c9973a') + disc(0, 0, 44, '#e6bd62') + line('M-16 0H16M0-16V16', '#c9973a', 8)),
    line('M470 350q60-60 110-20', '#7a5a3c', 6) + shape('M590 310l4 36-32-14Z', '#7a5a3c'),
  ),
  'forty-portraits-of-people-at-work': still(
    '#5a3448',
    times(15, (index) =>
      at(
        76 + (index % 5) * 168,
        40 + Math.floor(index / 5) * 182,
        rect(0, 0, 142, 164, '#f7efe0', 6) +
          rect(12, 12, 118, 118, ['#d4e4ee', '#f1e4cd', '#d3e8dc', '#e2dcf0', '#f6dccb'][(index * 3) % 5]) +
          person(71, 130, {
            top: ['#b9593a', '#2d7a78', '#33476b', '#d9a23b', '#714c73', '#3f6a4d'][index % 6],
            skin: (index * 5) % 6,
            hair: ['short', 'bob', 'bun'][(index * 2) % 3],
            ink: ['#2b211d', '#7a3d22', '#1f1a18', '#8a6638', '#6f675c'][index % 5],
            hat: index % 7 === 3 ? '#f0c043' : '',
            scale: 0.6,
          }) +
          rect(40, 140, 62, 8, '#cbbfa8', 3),
      ),
    ),
  ),
  'three-hundred-years-of-parish-letters-readable-by-anyone': still(
    '#d5e3ec',
    mountain(250, 430, 520, 330, '#8ea7b8', '#f6f8f8'),
    mountain(620, 430, 640, 270, '#a9bdca', '#f6f8f8'),
    hills(WIDTH, 440, [400, 370, 410, 380, 400], '#7fa384'),
    house(690, 440, 150, 110, '#f2e6cf', { roof: '#b5573c', columns: 2, rows: 2, window: '#6d8698' }),
    rect(860, 250, 46, 190, '#f2e6cf') + shape('M852 250L883 170L914 250Z', '#b5573c'),
    desk('#8a5f3d'),
    at(
      110,
      360,
      times(4, (index) => rect(index % 2 ? 8 : 0, 80 - index * 22, 250, 20, index % 2 ? '#e9dcc0' : '#d8c6a2', 4)),
    ),
    sheet(400, 330, 250, 190, -6, { lines: 6, ink: '#7b5b3a', paper: '#f4e9cf' }),
    disc(600, 490, 22, '#a8382c') + disc(600, 490, 12, '#c65546'),
    sheet(700, 350, 180, 150, 5, { lines: 4, ink: '#54606b' }),
  ),
  'a-search-that-admits-what-it-does-not-know': still(
    '#e4e0f0',
    desk('#c9c2df', 470),
    at(
      150,
      90,
      rect(0, 0, 660, 420, '#33405a', 16) +
        rect(14, 14, 632, 392, '#fbfaf5', 8) +
        rect(60, 52, 540, 52, '#ffffff', 26) +
        line('M86 52H574A26 26 0 0 1 574 104H86A26 26 0 0 1 86 52Z', '#8a93a8', 4) +
        disc(92, 76, 13, '#33405a') +
        disc(92, 76, 8, '#ffffff') +
        line('M102 86L112 96', '#33405a', 6) +
        rect(132, 70, 170, 14, '#8a93a8', 7) +
        times(
          2,
          (row) =>
            rect(60, 136 + row * 78, 54, 54, ['#e0a73e', '#5f9c93'][row], 8) +
            rect(136, 142 + row * 78, 250, 15, '#33405a', 7) +
            rect(136, 170 + row * 78, 390, 10, '#c3c8d3', 5),
        ) +
        times(18, (index) => rect(60 + index * 30, 304, 18, 5, '#b6aed0', 2)) +
        rect(60, 334, 300, 12, '#b6aed0', 6) +
        rect(60, 358, 210, 12, '#d3cde5', 6),
    ),
  ),
  'interpreting-for-a-strike-that-lasted-nine-weeks': still(
    '#f1dfc8',
    times(6, (index) =>
      at(
        190 + (index % 3) * 290,
        index < 3 ? 120 : 290,
        rect(
          -100,
          -56,
          200,
          104,
          oneOf(['#b9593a', '#2d7a78', '#33476b', '#d9a23b', '#714c73', '#3f6a4d'], index),
          24,
        ) +
          shape('M-20 44H30L-6 84Z', oneOf(['#b9593a', '#2d7a78', '#33476b', '#d9a23b', '#714c73', '#3f6a4d'], index)) +
          rect(-64, -26, oneOf([120, 96, 132, 84, 110, 126], index), 12, '#ffffff', 6) +
          rect(-64, 4, oneOf([80, 110, 64, 118, 90, 72], index), 12, '#ffffff', 6),
      ),
    ),
    desk('#a2713f', 490),
    times(6, (index) =>
      person(160 + index * 128, 600, {
        top: oneOf(['#33476b', '#b9593a', '#3f6a4d', '#714c73', '#2d7a78', '#d9a23b'], index),
        skin: index,
        hair: oneOf(['short', 'bob', 'bun'], index),
        scale: 0.9,
      }),
    ),
  ),
  'bread-for-a-town-without-an-oven': still(
    '#cfe2ec',
    disc(760, 130, 56, '#f7d98a'),
    hills(WIDTH, 380, [350, 300, 340, 280, 330], '#7f9fa8'),
    rect(0, 370, WIDTH, 230, '#3f7f96'),
    times(8, (index) => line(`M${index * 130 - 20} ${440 + (index % 3) * 44}q32-22 64 0t64 0`, '#6aa3b5', 6)),
    shape('M180 390H790L730 500H250Z', '#f4efe4'),
    rect(180, 382, 610, 18, '#b5573c', 6),
    rect(280, 270, 380, 112, '#fbf7ec', 8) + times(4, (index) => rect(306 + index * 90, 296, 56, 40, '#6f98ab', 6)),
    rect(560, 180, 66, 92, '#b5573c', 6) + rect(560, 200, 66, 16, '#f4efe4'),
    times(3, (index) => disc(600 + index * 46, 150 - index * 34, 26 + index * 8, '#eef3f4')),
    times(5, (index) =>
      at(300 + index * 82, 446, rect(-34, -20, 68, 38, '#c9843f', 19) + line('M-14-12l8 20M8-12l8 20', '#8f5a26', 5)),
    ),
  ),
}
