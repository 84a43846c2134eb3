/** Something that is fetched once; after a failure the next who needs it tries again. */
export class Once<T> {
  private made: Promise<T> | null = null;

  constructor(private readonly make: () => Promise<T>) {}

  get(): Promise<T> {
    this.made ??= this.make().catch((error: unknown) => {
      this.made = null;
      throw error;
    });
    return this.made;
  }

  /** From now on it is this; or it is fetched anew. */
  set(value: T | null): void {
    this.made = value === null ? null : Promise.resolve(value);
  }
}
