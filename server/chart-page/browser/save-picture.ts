/** Width of a PNG in pixels. */
const PNG_WIDTH = 1440;

/** Downloads a picture as a file. */
export async function savePicture(svg: string, format: "svg" | "png"): Promise<void> {
  const file = format === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await drawPng(svg);
  saveAs(file, `human-design-chart.${format}`);
}

/** Downloads a file that the page has made. */
export function saveAs(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Draws an SVG, which has a `viewBox` and no size, as a PNG. */
async function drawPng(svg: string): Promise<Blob> {
  const [, , width, height] = /viewBox="([-\d. ]+)"/.exec(svg)![1]!.split(" ").map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const pixels = { width: PNG_WIDTH, height: Math.round((PNG_WIDTH * height) / width) };
  const sized = svg.replace("<svg ", `<svg width="${pixels.width}" height="${pixels.height}" `);
  const url = URL.createObjectURL(new Blob([sized], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), pixels);
    canvas.getContext("2d")!.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error("no PNG was drawn")) : resolve(blob)));
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
