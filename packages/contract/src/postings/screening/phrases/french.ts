import type { Phrases } from '../grounds.ts'

const toPatterns = (...sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(source))
const ARE_YOU =
  '\\b(?:etes[- ]vous|es[- ]tu|vous etes|tu es)(?: (?:actuellement|deja|encore|un|une|pratiquante?|reconnue?|en situation de))*'
const DO_YOU_HAVE =
  "\\b(?:avez[- ]vous|as[- ]tu|vous avez|souffrez[- ]vous|souffres[- ]tu)(?: (?:actuellement|deja|eu|un|une|des|de|d'une|d'un|d'|quelconque|plusieurs|jeunes|maladies?|chroniques?))*"
const NOT_AT_WORK =
  '(?!.*\\b(?:encadre\\w*|garde|garder|accompagn\\w+|enseign\\w+|travaill\\w+|experience|form\\w+|soign\\w+|sous votre responsabilite|en classe)\\b)'
const YOUR = '\\b(?:votre|vos|ton|ta|tes)'

/** French patterns for questions about the person (age, family, health) rather than the job. */
export const french: Phrases = {
  pay: toPatterns(
    '\\b(?:salaire|remuneration|paie|paye|package|revenus?)(?: (?:annuel(?:le)?|mensuel(?:le)?|brute?|nette?|fixe))* (?:actuel(?:le)?s?|precedente?s?|anterieure?s?)\\b|\\b(?:derniere?s?|ancienne?s?|precedente?s?) (?:salaires?|remunerations?|bulletins? de (?:paie|salaire)|fiches? de paie)\\b',
    '\\bcombien (?:gagnez|gagniez|touchez|touchiez|percevez|gagnes|gagnais)[- ](?:vous|tu)\\b|\\bcombien (?:etes|etiez)[- ]vous payee?\\b|\\bcombien avez[- ]vous gagne\\b|\\b(?:vos|votre) (?:bulletins?|fiches?) de (?:paie|salaire)\\b',
  ),
  age: toPatterns(
    '\\bquel age (?:avez|as|a)[- ](?:vous|tu)\\b|\\bquel est (?:votre|ton) age\\b|\\b(?:votre|ton) age\\b|^\\W*age\\W*$|\\bdate de naissance\\b(?=\\W*$|.{0,6}\\?)|\\b(?:votre|ta) (?:date|annee) de naissance\\b',
    '\\b(?:quand|en quelle annee|quel jour) (?:etes[- ]vous|es[- ]tu) nee?\\b|\\bavez[- ]vous (?:moins|plus) de (?:2[5-9]|[3-9]\\d) ans\\b(?! d)|\\bquand (?:partez|comptez)[- ]vous.{0,15}retraite\\b',
  ),
  family: toPatterns(
    `${ARE_YOU} (?:mariee?|enceinte|celibataire|divorcee?|veufs?|veuve|pacsee?|fiancee?|en couple|maman|mere|pere|papa|parent)\\b`,
    `${DO_YOU_HAVE} (?:enfants?|bebe|famille a charge|conjointe?|mari|femme|compagnon|compagne)\\b${NOT_AT_WORK}|\\bcombien d'enfants (?:avez|as)\\b${NOT_AT_WORK}`,
    "\\bsituation (?:familiale|maritale|matrimoniale|de famille)\\b|\\betat civil\\b(?=\\W*$|.{0,4}\\?)|\\bdesir d'enfants?\\b|\\bnom de jeune fille\\b",
    "\\bavez[- ]vous l'intention d'avoir (?:un |des |d'autres )?(?:enfants?|bebe)\\b|\\b(?:voulez|souhaitez|comptez|envisagez|prevoyez|pensez|desirez|veux|comptes)[- ](?:vous|tu)(?: (?:bientot|un jour|d'|de|a|avoir|fonder|faire|d'avoir|de fonder))* ?(?:avoir|d'avoir|fonder|de fonder|faire)(?: (?:un|une|des|d'autres))* (?:enfants?|bebe|famille)\\b",
    `${YOUR} (?:mari|epoux|epouse|conjointe?|enfants?|grossesse|maternite|vie de famille|femme|parents)\\b${NOT_AT_WORK}|\\bqui (?:garde|s'occupe de) (?:vos|les) enfants\\b`,
  ),
  health: toPatterns(
    `${DO_YOU_HAVE} (?:handicap|maladies?|problemes? (?:de sante|medicaux|au dos)|allergies?|depression|pathologies?|affections?|arrets? (?:maladie|de travail)|cancer|traitement medical|rqth)\\b`,
    `${ARE_YOU} (?:malade|handicapee?|handicap|en bonne sante|fumeur|fumeuse|vaccinee?|depressi\\w+|invalide|rqth|sous traitement)\\b|\\bfumez[- ]vous\\b|\\bprenez[- ]vous des medicaments\\b`,
    `${YOUR} (?:etat de )?sante\\b(?! et)|${YOUR} (?:handicap|maladie|dossier medical)\\b|\\bcombien (?:de jours )?d'arrets? (?:maladie )?(?:avez|as)|\\bjours d'arret(?: maladie)?\\b(?=.{0,20}vous)`,
  ),
  religion: toPatterns(
    `${YOUR} (?:religion|confession|foi|croyances?(?: religieuses)?|eglise)\\b|\\bquelle religion\\b(?=.{0,20}vous)|^\\W*religion\\W*$`,
    `${ARE_YOU} (?:musulmane?|chretienn?e?|catholique|juifs?|juive|protestante?|croyante?|pratiquante?|athee|baptisee?|bouddhiste|religieux|religieuse)\\b|\\bcroyez[- ]vous en dieu\\b|\\bportez[- ]vous (?:le|un) (?:voile|foulard)\\b|\\ballez[- ]vous a (?:l'eglise|la messe|la mosquee)\\b`,
  ),
  origin: toPatterns(
    "\\bd'ou (?:venez|viens|etes|es)[- ](?:vous|tu)\\b|\\b(?:ou|dans quel pays|dans quelle ville) (?:etes[- ]vous|es[- ]tu) nee?\\b|\\b(?:lieu|pays) de naissance\\b|\\bd'ou vient votre nom\\b",
    `${YOUR} (?:nationalite|origines?|origine ethnique|ethnie|race|couleur de peau|langue maternelle)\\b|\\bquelle est (?:votre|ta) (?:nationalite|origine)\\b|^\\W*nationalite\\W*$`,
    `${ARE_YOU} (?:francaise?|etrangere?|immigree?|refugiee?|d'origine \\w+)(?=\\s*(?:[?.!,]|$|ou\\b))`,
  ),
  gender: toPatterns(
    `${YOUR} (?:sexe|genre|orientation sexuelle|identite de genre|sexualite)\\b|^\\W*(?:sexe|genre|orientation sexuelle)\\W*$`,
    `${ARE_YOU} (?:homme|femme|homosexuel(?:le)?|gay|lesbienne|heterosexuel(?:le)?|bisexuel(?:le)?|transgenre)\\b`,
  ),
  politics: toPatterns(
    `${ARE_YOU} (?:membre|adherente?|affiliee?|encartee?|militante?|delegue)?(?: (?:d'un|d'une|a un|a une|dans un|au|du|de))*\\s*(?:syndicat|parti(?: politique)?|syndiquee?|syndicale?|politiquement engagee?)\\b`,
    `\\bpour qui (?:votez|avez|as)[- ](?:vous|tu)(?: vote)?\\b|${YOUR} (?:opinions? (?:politiques?|syndicales?)|convictions politiques|appartenance syndicale|parti)\\b|\\bappartenance syndicale\\b|\\bavez[- ]vous (?:deja )?fait greve\\b`,
  ),
}
