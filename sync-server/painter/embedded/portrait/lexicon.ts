// Stems in English, Spanish, French and German, folded. Four letters or fewer, or a dot at the end: the whole word.

export const WOMAN =
  'woman women girl girls. lady ladies female she her mujer mujeres chica nina. senora senorita dama femme fille dame madame frau madchen weib maid maiden doncella demoiselle mother madre mere. mutter sister hermana soeur schwester grandmother granny abuela grand-mere grossmutter oma queen reina reine konigin princess princesa princesse prinzessin empress emperatriz imperatrice kaiserin duchess duquesa duchesse herzogin countess condesa comtesse grafin baroness widow viuda veuve witwe witch bruja sorciere hexe enchantress priestess sacerdotisa pretresse priesterin nun monja nonne. religieuse heroine heroina heldin goddess diosa deesse gottin caballera chevaliere ritterin guerrera guerriere kriegerin amazon hechicera maga magicienne magierin zauberin ladrona. voleuse diebin detektivin inspectora inspectrice kommissarin pilota. pilotin aviatrix capitana capitaine-femme kapitanin ingeniera ingenieurin mecanicienne mechanikerin erfinderin pistolera pirata-mujer piratin jagerin cazadora chasseresse chasseuse gelehrtin erudita erudite savante vampira vampirin vampiresse hackerin soldada soldatin forajida bandida banditin samurai-frau matrosin marinera exploradora exploratrice entdeckerin medica arztin kurtisane cowgirl bride novia mariee braut actress'
export const MAN =
  'man men boy boys. male he his him hombre chico nino. senor homme garcon mann junge bube herr lord gentleman caballero-hombre king rey roi konig prince principe prinz emperor emperador empereur kaiser duke duque duc herzog count. conde comte graf baron brother hermano frere bruder father padre pere. vater monk monje moine monch grandfather abuelo grand-pere grossvater opa king priest. sacerdote pretre priester wizard mago magicien zauberer husband cowboy abbot'

export const AGES = {
  child:
    'child children kid boy girl nino nina enfant garcon fillette gamin kind junge madchen teenager orphan huerfano orphelin waise young-child urchin',
  young: 'young youth youthful joven jeune junge. junger jugendlich novice apprentice aprendiz apprenti lehrling',
  old: 'old elder elderly aged ancient viejo vieja anciano anciana vieux vieille age. agee alt. alte. alter. altes. greis betagt grandmother grandfather abuelo abuela crone grizzled wizened veteran veterano wrinkled arrugad ridee runzlig oma opa grossmutter grossvater',
} as const

export const BUILDS = {
  broad:
    'broad burly muscular strong stout fat heavy giant huge massive brawny fuerte robusto corpulento gordo musculoso fort. costaud gros. muscle stark. kraftig breit dick muskulos riese dwarf enano nain. zwerg orc ork barbarian barbaro barbar',
  slim: 'slim thin slender lean gaunt skinny frail delgad flac mince maigre fin. schlank dunn mager hager elf elven elfo elfe',
} as const

export const HAIR_WORDS = {
  bald: 'bald baldheaded shaven calvo calva chauve glatze kahl glatzkopf',
  braids: 'braid braided plait trenza tresse natte. zopf zopfe pigtail',
  curly: 'curly curls. curl. rizad rizos boucle frise lockig locken gelockt',
  afro: 'afro',
  mohawk: 'mohawk mohican cresta iroquois irokese',
  ponytail: 'ponytail coleta queue-de-cheval pferdeschwanz',
  bun: 'bun chignon mono. dutt haarknoten hairbun',
  topknot: 'topknot chonmage',
  bob: 'bob melena',
  waves: 'wavy ondulad ondule wellig',
  long: 'longhaired langhaarig langes. lange.',
  short: 'shorthaired kurzhaarig kurzes.',
  tousled: 'tousled messy unkempt dishevelled despeinad ebouriffe zerzaust wild. wirr',
  receding: 'balding receding',
} as const

export const BEARD_WORDS = {
  full: 'beard bearded barba barbudo barbe barbu bart vollbart bartig longbeard dwarf enano nain. zwerg',
  goatee: 'goatee perilla bouc. barbiche spitzbart ziegenbart',
  moustache: 'moustache mustache bigote schnurrbart schnauzbart',
  stubble: 'stubble unshaven barba-de-dias mal-rase stoppeln stoppelbart',
} as const

/** Headgear that may be asked for by name. */
export const HEADGEAR_WORDS = {
  hood: 'hood hooded hoodie cowl capucha encapuchad capuche encapuchonn capuchon kapuze kapuzen vermummt',
  crown: 'crown crowned corona coronad couronne krone gekront',
  tiara: 'tiara diadem diadema diademe',
  circlet: 'circlet stirnreif headband',
  tophat: 'tophat topper chistera sombrero-de-copa haut-de-forme zylinder',
  bowler: 'bowler bombin melon melone',
  fedora: 'fedora trilby schlapphut',
  stetson: 'stetson cowboyhut cowboyhat',
  tricorn: 'tricorn tricorne tricornio dreispitz',
  feathered: 'feathered feather plumed pluma emplumad plume. federhut',
  straw: 'strawhat straw paja. paille strohhut',
  wizardhat: 'zauberhut hexenhut pointed puntiagud pointu spitzhut',
  beret: 'beret boina baskenmutze barett',
  cap: 'cap gorra gorro casquette mutze kappe schiebermutze',
  officer: 'kepi schirmmutze peaked',
  helm: 'helm helmet yelmo casco heaume casque',
  kabuto: 'kabuto',
  horned: 'horned-helm casco-con-cuerno casque-a-corne hornerhelm',
  antlers:
    'horns horned cuernos cornes horner gehornt antlers antler demon demonio daemon tiefling devil diablo diable teufel faun satyr',
  veil: 'veil veiled velo. voile. voilee schleier verschleiert',
  scarf: 'headscarf bandana panuelo foulard kopftuch',
  turban: 'turban turbante',
  wreath: 'wreath laurel garland flowers. flores. fleurs. guirnalda couronne-de-fleurs blumenkranz kranz lorbeer',
  headset: 'headset headphone auriculares casque-audio kopfhorer',
} as const

/** Any hat: the archetype's own, or a plain one. */
export const ANY_HAT = { hat: 'hat sombrero chapeau hut headgear' } as const

export const MASK_WORDS = {
  plague: 'beak beaked pico. bec. schnabel schnabelmaske pest peste pestarzt pestdoktor plague',
  gasmask: 'gasmask gas respirator respirador antigas gasmaske atemmaske atemschutz',
  eyegoggles: 'diving',
  goggles: 'goggle gafas-de-aviador antiparras lunettes-de-protection schutzbrille fliegerbrille',
  monocle: 'monocle monoculo monokel',
  sunglasses: 'sunglasses shades gafas-de-sol sonnenbrille',
  spectacles: 'spectacles glasses eyeglasses bespectacled gafas anteojos lentes lunettes brille bebrillt',
  visor: 'visor visera visiere visier',
  domino: 'domino masquerade mask masked mascara antifaz enmascarad masque maske maskiert',
  bandit: 'bandanna kerchief pasamontanas halstuch mundtuch',
} as const

export const MARK_WORDS = {
  scar: 'scar scarred cicatri balafr narbe vernarbt narbig',
  eyepatch: 'eyepatch patch parche tuert cache-oeil borgne augenklappe einaugig one-eyed oneeyed',
  freckles: 'freckle pecas. pecos taches-de-rousseur rousseur sommersprossen',
  tattoo: 'tattoo tatuaj tatuad tatou tatowier',
  paint: 'warpaint facepaint pintura-de-guerra peinture kriegsbemalung',
  tusks: 'orc orco ork orque orks tusk colmillo hauer',
  fangs: 'fang fangs colmillos crocs. reisszahn fangzahn vampire vampir vampiro',
  circuit: 'cybernetic implant cyborg android androide replicant augmented',
  earring: 'earring pendiente boucle-d-oreille ohrring pirate pirata pirat',
} as const

/** Peoples, and what most of them are when no calling is named. */
export const PEOPLES = {
  ranger: 'elf elven elves elfo elfa elfe elfen elfin elfisch',
  barbarian: 'orc orco ork orque dwarf enano nain. zwerg giant riese geant gigante',
  mage: 'demon demonio daemon tiefling devil diablo diable teufel alien extraterrestre ausserirdisch fae fairy hada. fee. angel engel ange. dragon drache',
} as const

export const ELF = { elf: 'elf elven elves elfo elfa elfe elfen elfin elfisch fae fairy hada. fee.' } as const
export const GLOW = {
  glow: 'glowing glow. brillantes luminosos lumineux leuchtend gluhend possessed poseid possede besessen demon demonio lich android androide robot',
} as const

export const SMILE = {
  smile:
    'smile smiling happy cheerful kind. friendly gentle grin laughing sonri alegre amable souri gai. joyeu gentil lachel frohlich freundlich',
} as const
export const STERN = {
  stern:
    'stern grim angry fierce cruel evil menacing sinister cold. severo enojad feroz cruel malvad siniestr severe colere mechant sinistre streng grimmig wutend bose finster grausam',
} as const

export const COLOURS = {
  red: 'red crimson scarlet rojo roja rouge ecarlate rot. rote. roter. rotes. roten. rotem',
  ginger: 'ginger redhaired redhead redheaded auburn pelirroj roux. rousse rousses rothaarig rotschopf',
  blue: 'blue azure azul bleu blau',
  green: 'green emerald verde vert. verte. verts. vertes. grun grun. grune',
  black: 'black negro negra negros. noir schwarz raven-haired',
  white: 'white blanco blanca blanc. blanche weiss snow-white',
  grey: 'grey gray gris silver-haired grau plateado argente',
  silver: 'silver silvery plata argent. silbern silber',
  brown: 'brown brunette chestnut marron castano castana morena brun. brune. chatain braun brunett',
  blond: 'blond blonde rubio rubia blondhaarig golden-haired fair-haired flaxen',
  gold: 'gold golden dorado dorada oro. dore. doree golden goldene',
  purple: 'purple violet lilac morado purpura violeta pourpre violett lila',
  pink: 'pink rosa rose. rosado magenta',
  orange: 'orange naranja orangefarben',
  teal: 'teal turquoise cyan turquesa turkis',
} as const

export const COLOUR_NOUNS = {
  hair: 'hair haired pelo cabello cheveux haar haare haaren haarig braid trenza tresse zopf curls locken mohawk ponytail',
  beard: 'beard bearded barba barbe bart moustache bigote',
  eyes: 'eye eyes eyed ojo ojos oeil yeux auge augen augig',
  skin: 'skin skinned piel peau haut hautig teint tez. face. gesicht cara. visage complexion woman man women men girl boy person femme homme fille garcon mujer hombre chica chico frau mann madchen junge personne persona mensch',
  cloth:
    'cloak coat dress robe gown armor armour jacket shirt suit hood hat scarf cape uniform clothes capa abrigo vestido tunica armadura chaqueta camisa traje capucha sombrero cape. manteau robe armure veste. chemise costume capuche chapeau habit mantel umhang kleid rustung jacke hemd anzug kapuze hut. gewand robe. uniform tunic turban turbante panuelo foulard tuch scarf bandana kilt poncho kimono',
} as const

export const SKIN_WORDS = {
  pale: 'pale fair porcelain palid palida pale. blass bleich blasse',
  dark: 'dark-skinned ebony african africana africano africaine afrikan oscur darkskinned dunkelhautig dark. sombre-peau',
  brown:
    'brown-skinned indian india. indio indien indisch latina latino moren tan. tanned bronze bronce bronze gebraunt arab arabe arabisch',
  green: 'orc orco ork orque orks goblin duende gobelin kobold',
  red: 'demon demonio daemon devil diablo diable teufel tiefling',
  blue: 'alien extraterrestre ausserirdisch undead muerto mort-vivant untot zombie frost ghost fantasma fantome geist. gespenst',
  metal: 'android androide robot automaton automata automate roboter replicant',
} as const
