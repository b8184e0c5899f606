import { BRAND } from '../../shared/brand.ts'
import type { Language } from '../../shared/rules/genres.ts'
import type { MailMessage } from './mail.ts'

type Words = Pick<MailMessage, 'subject' | 'text'>

/** What a six-digit code is for: a sign-up, a new password, a new address, the end of an account. */
type Purpose = 'verify' | 'reset' | 'email' | 'delete'

/** The line above the code, which says what it does, and what there is to know beside it. */
const USES: Record<Language, Record<Purpose, { use: string; advice?: string }>> = {
  en: {
    verify: { use: `Your code to open your account at ${BRAND}:` },
    reset: {
      use: `Your code to set a new password for your account at ${BRAND}:`,
      advice: 'With it you are signed out on every device, and sign in with the new password.',
    },
    email: { use: `Your code to use this address for your account at ${BRAND} from now on:` },
    delete: {
      use: `Your code to delete your account at ${BRAND}, for good:`,
      advice: 'If it was not you who asked for it, somebody else is signed in as you: change your password.',
    },
  },
  es: {
    verify: { use: `Tu código para abrir tu cuenta en ${BRAND}:` },
    reset: {
      use: `Tu código para poner una contraseña nueva en tu cuenta de ${BRAND}:`,
      advice: 'Al usarlo se cierra la sesión en todos tus dispositivos y entras con la contraseña nueva.',
    },
    email: { use: `Tu código para usar esta dirección en tu cuenta de ${BRAND} a partir de ahora:` },
    delete: {
      use: `Tu código para eliminar para siempre tu cuenta de ${BRAND}:`,
      advice: 'Si no lo has pedido tú, otra persona ha entrado con tu cuenta: cambia la contraseña.',
    },
  },
  fr: {
    verify: { use: `Votre code pour ouvrir votre compte ${BRAND} :` },
    reset: {
      use: `Votre code pour définir un nouveau mot de passe pour votre compte ${BRAND} :`,
      advice:
        'Une fois utilisé, il vous déconnecte de tous vos appareils ; connectez-vous alors avec le nouveau mot de passe.',
    },
    email: { use: `Votre code pour utiliser désormais cette adresse avec votre compte ${BRAND} :` },
    delete: {
      use: `Votre code pour supprimer définitivement votre compte ${BRAND} :`,
      advice:
        'Si vous n’êtes pas à l’origine de cette demande, quelqu’un d’autre est connecté à votre compte : changez de mot de passe.',
    },
  },
  de: {
    verify: { use: `Dein Code, um dein Konto bei ${BRAND} zu eröffnen:` },
    reset: {
      use: `Dein Code für ein neues Passwort zu deinem Konto bei ${BRAND}:`,
      advice: 'Damit wirst du auf allen Geräten abgemeldet und meldest dich mit dem neuen Passwort an.',
    },
    email: { use: `Dein Code, um diese Adresse ab jetzt für dein Konto bei ${BRAND} zu verwenden:` },
    delete: {
      use: `Dein Code, um dein Konto bei ${BRAND} endgültig zu löschen:`,
      advice: 'Falls du das nicht warst, ist jemand anderes in deinem Konto angemeldet: Ändere dein Passwort.',
    },
  },
}

const CODE: Record<Language, { subject: (code: string) => string; validity: string; unasked: string }> = {
  en: {
    subject: (code) => `${code} is your ${BRAND} code`,
    validity: 'It is good for ten minutes.',
    unasked:
      'If you did not ask for it, you can ignore this mail: without the code nothing happens. We never ask for it by mail or by telephone.',
  },
  es: {
    subject: (code) => `${code} es tu código de ${BRAND}`,
    validity: 'Vale durante diez minutos.',
    unasked:
      'Si no lo has pedido, puedes ignorar este correo: sin el código no pasa nada. Nunca te lo pediremos por correo ni por teléfono.',
  },
  fr: {
    subject: (code) => `${code} est votre code ${BRAND}`,
    validity: 'Il est valable dix minutes.',
    unasked:
      'Si vous ne l’avez pas demandé, ignorez ce message : sans le code, il ne se passe rien. Nous ne vous le demanderons jamais par e-mail ni par téléphone.',
  },
  de: {
    subject: (code) => `${code} ist dein Code für ${BRAND}`,
    validity: 'Er gilt zehn Minuten.',
    unasked:
      'Falls du ihn nicht angefordert hast, kannst du diese Mail übergehen: Ohne den Code geschieht nichts. Wir fragen nie per Mail oder Telefon danach.',
  },
}

const KNOWN: Record<Language, Words> = {
  en: {
    subject: `You already have an account at ${BRAND}`,
    text: `Someone, perhaps you, tried to open a new account at ${BRAND} with this address. It already has one, so nothing was changed.\n\nSign in with your password, or choose “Forgot password” to set a new one. If it was not you, there is nothing you need to do.`,
  },
  es: {
    subject: `Ya tienes una cuenta en ${BRAND}`,
    text: `Alguien, quizá tú, ha intentado abrir una cuenta nueva en ${BRAND} con esta dirección. Ya tiene una, así que no ha cambiado nada.\n\nEntra con tu contraseña o elige «He olvidado mi contraseña» para poner una nueva. Si no has sido tú, no tienes que hacer nada.`,
  },
  fr: {
    subject: `Vous avez déjà un compte ${BRAND}`,
    text: `Quelqu’un, peut-être vous, a voulu ouvrir un nouveau compte ${BRAND} avec cette adresse. Elle en a déjà un ; rien n’a donc été modifié.\n\nConnectez-vous avec votre mot de passe, ou choisissez « Mot de passe oublié » pour en définir un nouveau. Si ce n’était pas vous, vous n’avez rien à faire.`,
  },
  de: {
    subject: `Du hast schon ein Konto bei ${BRAND}`,
    text: `Jemand, vielleicht du, wollte mit dieser Adresse ein neues Konto bei ${BRAND} anlegen. Es gibt schon eines, deshalb wurde nichts geändert.\n\nMelde dich mit deinem Passwort an oder wähle „Passwort vergessen“, um ein neues zu setzen. Warst du es nicht, brauchst du nichts zu tun.`,
  },
}

const IN_USE: Record<Language, Words> = {
  en: {
    subject: `This address already has an account at ${BRAND}`,
    text: `Someone, perhaps you, wanted to use this address for an account at ${BRAND}. It belongs to an account already, so nothing was changed.\n\nIf it was you, sign in with this address, or choose “Forgot password”. If it was not you, there is nothing you need to do.`,
  },
  es: {
    subject: `Esta dirección ya tiene una cuenta en ${BRAND}`,
    text: `Alguien, quizá tú, ha querido usar esta dirección para una cuenta de ${BRAND}. Ya pertenece a una cuenta, así que no ha cambiado nada.\n\nSi has sido tú, entra con esta dirección o elige «He olvidado mi contraseña». Si no has sido tú, no tienes que hacer nada.`,
  },
  fr: {
    subject: `Cette adresse a déjà un compte ${BRAND}`,
    text: `Quelqu’un, peut-être vous, a voulu utiliser cette adresse pour un compte ${BRAND}. Elle appartient déjà à un compte ; rien n’a donc été modifié.\n\nSi c’était vous, connectez-vous avec cette adresse ou choisissez « Mot de passe oublié ». Sinon, vous n’avez rien à faire.`,
  },
  de: {
    subject: `Zu dieser Adresse gibt es schon ein Konto bei ${BRAND}`,
    text: `Jemand, vielleicht du, wollte diese Adresse für ein Konto bei ${BRAND} verwenden. Sie gehört schon zu einem Konto, deshalb wurde nichts geändert.\n\nWarst du es, melde dich mit dieser Adresse an oder wähle „Passwort vergessen“. Warst du es nicht, brauchst du nichts zu tun.`,
  },
}

const CHANGED: Record<Language, Words> = {
  en: {
    subject: `Your ${BRAND} account has a new address`,
    text: `Your account at ${BRAND} now belongs to another e-mail address. This one is no longer used to sign in, and no more mail about the account comes here.\n\nIf it was not you who changed it, somebody else knows your password. Tell whoever runs this server.`,
  },
  es: {
    subject: `Tu cuenta de ${BRAND} tiene una dirección nueva`,
    text: `Tu cuenta de ${BRAND} usa ahora otra dirección de correo. Con esta ya no se puede entrar, y aquí no llegarán más correos sobre la cuenta.\n\nSi no la has cambiado tú, otra persona conoce tu contraseña. Avisa a quien administra este servidor.`,
  },
  fr: {
    subject: `Votre compte ${BRAND} a une nouvelle adresse`,
    text: `Votre compte ${BRAND} utilise désormais une autre adresse e-mail. Celle-ci ne permet plus de se connecter, et vous n’y recevrez plus de messages concernant ce compte.\n\nSi vous n’êtes pas à l’origine de ce changement, quelqu’un d’autre connaît votre mot de passe. Prévenez la personne qui gère ce serveur.`,
  },
  de: {
    subject: `Dein Konto bei ${BRAND} hat eine neue Adresse`,
    text: `Dein Konto bei ${BRAND} gehört jetzt zu einer anderen E-Mail-Adresse. Mit dieser hier kannst du dich nicht mehr anmelden, und es kommen keine Mails zum Konto mehr an sie.\n\nHast du das nicht geändert, kennt jemand anderes dein Passwort. Sag es denen, die diesen Server betreiben.`,
  },
}

/** The mail that carries a six-digit code and says what the code does. */
export function codeMail(purpose: Purpose, language: Language, code: string): Words {
  const { use, advice } = USES[language][purpose]
  const { subject, validity, unasked } = CODE[language]
  // Who can ask for a deletion is signed in: then "ignore it" would be the wrong advice.
  const rest = purpose === 'delete' ? [validity, advice] : [validity, advice, unasked]
  return { subject: subject(code), text: `${use}\n\n${code}\n\n${rest.filter(Boolean).join(' ')}` }
}

/** Sent instead of a code when someone registers with an address that has an account already. */
export function accountExistsMail(language: Language): Words {
  return KNOWN[language]
}

/** Sent instead of a code when a player asks for an address that has an account already. */
export function addressInUseMail(language: Language): Words {
  return IN_USE[language]
}

/** Tells the old address that the account has another one. */
export function addressChangedMail(language: Language): Words {
  return CHANGED[language]
}
