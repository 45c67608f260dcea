/** Prints the progress of building the gazetteer, in steps of ten percent. Takes the share done, 0 to 1. */
export function printGazetteerProgress(): (share: number) => void {
  let reported = 0;
  return (share) => {
    const percent = Math.floor(share * 10) * 10;
    if (percent <= reported) return;
    reported = percent;
    process.stdout.write(`Building the place index (needed only once): ${percent} %\n`);
  };
}
