// Covers of the demo world's articles, each an object that represents the subject.
import { at, disc, line, oneOf, person, rect, shape, times } from './shapes.mjs'
import { desk, sheet, still } from './stills-of-work.mjs'

/** @type {(x: number, y: number, fill: string | undefined) => string} */
const mug = (x, y, fill) =>
  at(
    x,
    y,
    rect(-34, -70, 68, 70, fill, 10) +
      line('M34-54h14a14 14 0 0 1 0 32H34', fill, 9) +
      line('M-12-88q-10-14 0-26M12-88q-10-14 0-26', '#ffffffaa', 5),
  )

/** @type {(x: number, y: number) => string} */
const plant = (x, y) =>
  at(
    x,
    y,
    shape('M-36-60H36L26 0H-26Z', '#c9704a') +
      line('M0-60Q-8-130-60-150M0-60Q4-140 0-190M0-60Q12-130 62-140', '#4f7a4a', 10) +
      disc(-60, -152, 18, '#6b9a5c') +
      disc(0, -196, 20, '#6b9a5c') +
      disc(64, -142, 18, '#6b9a5c'),
  )

export const stillsOfThoughts = {
  'what-i-stopped-doing-in-one-to-ones-after-the-second-year': still(
    '#dfe6cf',
    desk('#9c7a55', 450),
    person(300, 470, { top: '#33476b', skin: 1, scale: 1.9 }),
    person(670, 470, { top: '#d9764f', skin: 2, hair: 'bob', ink: '#7a3d22', scale: 1.85 }),
    rect(110, 440, 740, 30, '#b98f63', 8),
    mug(420, 440, '#f3ead8'),
    mug(560, 440, '#2d7a78'),
  ),
  'five-sentences-to-look-for-before-you-sign-a-contract-of-employment': still(
    '#d4e4ee',
    desk('#6b4a34', 470),
    sheet(290, 70, 340, 440, -4, { lines: 10 }),
    times(
      2,
      (index) => `<g transform="rotate(-4 290 70)">${rect(326, 176 + index * 134, 260, 26, '#f6cf65aa', 4)}</g>`,
    ),
    `<g transform="translate(640 470) rotate(-52)">${rect(0, -14, 240, 28, '#33476b', 12)}${shape('M0-14L-44 0L0 14Z', '#e6bd62')}</g>`,
  ),
  'the-spreadsheet-i-send-before-i-ask-for-an-interview': still(
    '#f6dccb',
    desk('#c98d62', 480),
    at(
      180,
      90,
      rect(0, 0, 600, 380, '#37434f', 18) +
        rect(20, 20, 560, 340, '#fbfbf6', 6) +
        times(8, (row) =>
          times(5, (column) =>
            rect(
              38 + column * 106,
              40 + row * 39,
              96,
              29,
              row === 0
                ? '#8fbcae'
                : column === 3 && row === 5
                  ? '#f0a27a'
                  : (row + column) % 4 === 0
                    ? '#e4efe9'
                    : '#f0f0e8',
              3,
            ),
          ),
        ),
    ),
    rect(400, 470, 160, 16, '#37434f', 4),
  ),
  'rehearse-the-restore-not-the-backup': still(
    '#26323d',
    times(3, (index) =>
      at(
        150 + index * 150,
        120,
        rect(0, 0, 120, 360, '#3d4d5c', 8) +
          times(
            6,
            (row) =>
              rect(14, 18 + row * 57, 92, 40, '#52677a', 4) +
              disc(30, 38 + row * 57, 6, (row + index) % 4 ? '#7fe0b0' : '#f0c069') +
              rect(48, 34 + row * 57, 44, 7, '#7d93a6', 3),
          ),
      ),
    ),
    desk('#1b242c', 480),
    at(
      730,
      330,
      line('M-90 40A100 100 0 1 1 0 110', '#f0a24b', 22) +
        shape('M-138 20L-40 26L-96 100Z', '#f0a24b') +
        line('M0-44V10L36 32', '#f3ead8', 14),
    ),
  ),
  'pricing-a-drawing-by-what-it-will-do': still(
    '#f3d9dc',
    desk('#a56a7a', 470),
    at(
      180,
      90,
      rect(0, 0, 420, 350, '#8a5a3c', 6) +
        rect(22, 22, 376, 306, '#fffdf6') +
        disc(290, 110, 40, '#f0b64a') +
        shape('M22 328V250C120 170 200 260 290 210S360 220 398 190V328Z', '#6b9a8c') +
        shape('M22 328V290C140 240 240 320 398 270V328Z', '#3f6a6b'),
    ),
    `<g transform="translate(690 250) rotate(14)">${shape('M0-110L60-60V110H-60V-60Z', '#f6cf65')}${disc(0, -62, 13, '#a56a7a')}${rect(-34, -20, 68, 12, '#8a6a2c', 5)}${rect(-34, 10, 44, 12, '#8a6a2c', 5)}${rect(-34, 40, 56, 12, '#8a6a2c', 5)}</g>`,
    times(4, (index) =>
      rect(
        640 + index * 44,
        440 - index * 8,
        18,
        60 + index * 8,
        ['#33476b', '#d9764f', '#2d7a78', '#f0b64a'][index],
        6,
      ),
    ),
  ),
  'what-we-will-keep-your-details-on-file-has-to-mean': still(
    '#d3e8dc',
    desk('#5f7f70', 500),
    at(
      260,
      80,
      rect(0, 0, 440, 440, '#7d8f99', 10) +
        times(
          3,
          (row) =>
            rect(22, 22 + row * 138, 396, 122, '#93a6b0', 6) +
            rect(170, 90 + row * 138, 100, 14, '#4f5f68', 7) +
            rect(150, 44 + row * 138, 140, 30, '#fbf6e6', 4),
        ),
    ),
    at(
      240,
      208,
      rect(0, -8, 480, 152, '#a5b6bf', 6) +
        times(5, (index) =>
          rect(
            36 + index * 82,
            -70 + (index % 2) * 10,
            70,
            90,
            ['#f0c069', '#f7efe0', '#e79a78', '#f7efe0', '#8fbcd0'][index],
            5,
          ),
        ) +
        rect(0, 10, 480, 134, '#93a6b0', 6) +
        rect(190, 80, 100, 14, '#4f5f68', 7) +
        rect(170, 34, 140, 30, '#fbf6e6', 4),
    ),
  ),
  'show-the-boring-screen-first': still(
    '#e2dcf0',
    desk('#7a6a9c', 480),
    at(
      150,
      90,
      rect(0, 0, 660, 370, '#2f2a44', 18) +
        rect(20, 20, 620, 330, '#fbfaf6', 6) +
        disc(330, 120, 44, '#e2764f') +
        rect(324, 92, 12, 36, '#fff', 6) +
        disc(330, 142, 7, '#fff') +
        rect(210, 190, 240, 18, '#5b5470', 8) +
        rect(240, 222, 180, 12, '#b9b2cc', 6) +
        rect(260, 262, 140, 44, '#5a3e8c', 10) +
        rect(292, 279, 76, 10, '#efe8ff', 5),
    ),
    rect(400, 460, 160, 26, '#2f2a44', 4),
  ),
  'cut-the-first-paragraph-then-read-it-again': still(
    '#f1e4cd',
    desk('#b98d5a', 520),
    sheet(300, 60, 380, 470, 3, { lines: 9 }),
    `<g transform="rotate(3 300 60)">${rect(330, 106, 310, 92, '#d9553f26', 6)}${line('M334 120L636 186M334 186L636 120', '#d9553f', 7)}</g>`,
    at(
      210,
      330,
      disc(-34, 90, 34, '#c8452f') +
        disc(-34, 90, 20, '#f1e4cd') +
        disc(44, 90, 34, '#c8452f') +
        disc(44, 90, 20, '#f1e4cd') +
        line('M-16 64L58-110M26 64L-48-110', '#6f7a84', 18) +
        disc(5, 6, 8, '#37434f'),
    ),
  ),
  'keep-a-drawer-for-the-pieces-that-went-wrong': still(
    '#e6d3b4',
    rect(0, 120, 960, 480, '#8a5f3c'),
    rect(90, 200, 780, 300, '#6b4629', 10),
    rect(110, 220, 740, 260, '#3f2919', 6),
    times(
      8,
      (index) =>
        `<g transform="translate(${170 + (index % 4) * 190} ${300 + Math.floor(index / 4) * 110}) rotate(${[12, -20, 40, -8, 24, -36, 6, 18][index]})">${rect(-60, -18, 84, 36, ['#d39a58', '#c98d4f', '#e0b07a', '#b9793f'][index % 4], 4)}${rect(16, -34, 40, 68, ['#c98d4f', '#e0b07a', '#b9793f', '#d39a58'][index % 4], 4)}${rect(-44, -10, 34, 16, '#fbf3df', 2)}</g>`,
    ),
    rect(70, 490, 820, 90, '#a9743f', 8),
    rect(420, 524, 120, 18, '#5b3a24', 9),
  ),
  'hire-for-the-second-month': still(
    '#d4e4ee',
    at(
      240,
      80,
      rect(0, 30, 480, 420, '#fffdf6', 14) +
        rect(0, 30, 480, 90, '#2d7a78', 14) +
        rect(0, 100, 480, 20, '#2d7a78') +
        times(2, (index) => rect(110 + index * 230, 0, 30, 70, '#37434f', 12)) +
        times(28, (index) =>
          disc(
            62 + (index % 7) * 60,
            166 + Math.floor(index / 7) * 66,
            20,
            index < 9 ? '#dfe5e3' : index === 20 ? '#e2764f' : '#8fbcae',
          ),
        ) +
        line('M412 300l10 12 20-26', '#fff', 7),
    ),
    desk('#5f7f8c', 530),
  ),
  'what-i-draw-before-i-draw-the-plan': still(
    '#9fb1bd',
    times(40, (index) => line(`M${(index * 131) % 980} ${(index * 71) % 460}l-10 34`, '#dfe9ee', 4)),
    rect(0, 470, 960, 130, '#6b7780'),
    at(
      560,
      480,
      rect(-160, -260, 340, 260, '#d9a05f') +
        rect(-120, -200, 120, 200, '#fbe6b4') +
        rect(30, -200, 120, 120, '#fbe6b4') +
        shape('M-190-256H210V-290H-190Z', '#4a3a31'),
    ),
    at(
      260,
      500,
      shape('M-110-190A110 100 0 0 1 110-190Z', '#c8452f') +
        line('M0-190V-40', '#37434f', 7) +
        person(20, 20, { top: '#33476b', skin: 4, hair: 'bob', scale: 1.1 }),
    ),
    line('M60 560q60-14 120 0M400 576q60-14 120 0M700 556q60-14 120 0', '#8fa0aa', 6),
  ),
  'numbers-that-are-true-and-still-mislead': still(
    '#27506b',
    at(
      150,
      90,
      rect(0, 0, 660, 400, '#f4f1e6', 12) +
        line('M70 40V340H620', '#5f6b78', 6) +
        times(5, (index) =>
          rect(
            110 + index * 100,
            340 - oneOf([60, 76, 92, 120, 250], index),
            64,
            oneOf([60, 76, 92, 120, 250], index),
            index === 4 ? '#e2764f' : '#8fb3c4',
            4,
          ),
        ) +
        line('M120 250L240 236 340 222 440 196 580 66', '#d9a23b', 8) +
        times(3, (index) => line(`M${60} ${300 - index * 90}h20`, '#5f6b78', 5)) +
        line('M58 322l24-12M58 334l24-12', '#f4f1e6', 8),
    ),
    desk('#1b3a4f', 520),
    plant(870, 526),
  ),
}
