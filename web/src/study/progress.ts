// Which puzzles this device has solved, and on how many days in a row the puzzle of the day.
const KEY = "sevenfold.puzzles";

export interface Progress {
  solved: Record<string, number>; // by puzzle: tries; 0 if the solution was shown
  days: number[]; // on which the puzzle of the day was solved, ascending
}

export function progress(): Progress {
  try {
    const { solved, days } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>;
    return { solved: solved ?? {}, days: days ?? [] };
  } catch {
    return { solved: {}, days: [] };
  }
}

/** Keeps what became of a puzzle; the first time counts. `day`: it was that day's. */
export function keepSolved(id: string, tries: number, day: number | null): Progress {
  const before = progress();
  const after = {
    solved: { [id]: tries, ...before.solved },
    days: day === null || tries === 0 ? before.days : [...new Set([...before.days, day])].sort((a, b) => a - b),
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(after));
  } catch {
    // a private window: nothing is kept
  }
  return after;
}

/** Days in a row up to today; the row is not broken before the day is over. */
export function streak(days: number[], today: number): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : today - 1;
  let length = 0;
  for (; solved.has(day); day--) length++;
  return length;
}
