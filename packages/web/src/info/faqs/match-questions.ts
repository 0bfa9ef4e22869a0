/** A question of the page, in the language it is shown in. */
export interface Question {
  id: string;
  title: string;
  text: string;
}

/** The questions that have every word of a search in themselves or in their answers, whatever its case and accents. */
export function matchQuestions(questions: readonly Question[], search: string): readonly Question[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return questions.filter(({ title, text }) => {
    const own = folded(`${title} ${text}`);
    return words.every((word) => own.includes(word));
  });
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
