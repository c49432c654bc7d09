/**
 * A text as windows-1258 writes it: the letters of the alphabet whole, their tones (grave, acute, tilde, hook above,
 * dot below) as marks after them.
 */
export const vietnameseForCodePage = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/([aeouAEOU])([\u0300\u0301\u0303\u0309\u0323])([\u0302\u0306\u031b])/g, "$1$3$2")
    .replaceAll(/[aeoAEO]\u0302|[aA]\u0306|[oOuU]\u031b/g, (letter) => letter.normalize("NFC"))
