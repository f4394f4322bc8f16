import { type Application, sceneOf } from "../../applications/index.ts";
import type { Design } from "../../vocabulary.ts";
import { type Canvas, PAGE } from "./canvas.ts";

type Shown = { readonly application: Application; readonly name: string; readonly use: string };

const PAGES: readonly { number: string; title: string; about: string; shown: readonly Shown[] }[] = [
  {
    number: "07",
    title: "On paper and in the street",
    about: "Examples to hand to a printer or a sign maker",
    shown: [
      {
        application: "business-card",
        name: "Business card",
        use: "logo-cmyk.pdf in front, the mark reversed behind",
      },
      {
        application: "letterhead",
        name: "Letterhead",
        use: "logo-cmyk.pdf at the left, in line with the text",
      },
      {
        application: "shop-sign",
        name: "Shop sign",
        use: "logo-reversed.svg, or logo-spot.pdf for cut vinyl",
      },
      { application: "van", name: "Van", use: "logo.svg on white, the colour at the edges" },
    ],
  },
  {
    number: "08",
    title: "On screens and on cloth",
    about: "Examples for whoever builds a site, an app or a profile",
    shown: [
      { application: "app-icon", name: "App icon", use: "app-icon-1024.png; the system rounds the corners" },
      {
        application: "browser-tab",
        name: "Browser tab",
        use: "favicon.svg in the tab, logo.svg in the page",
      },
      { application: "social", name: "Avatar and banner", use: "avatar-800.png and banner-1500x500.png" },
      {
        application: "t-shirt",
        name: "T-shirt",
        use: "logo-black.pdf or logo-white.svg: one ink, one screen",
      },
    ],
  },
];

/** The mark in use, four scenes per page. */
export function applications(canvas: Canvas, design: Design): void {
  for (const { number, title, about, shown } of PAGES) {
    canvas.page("#ffffff");
    canvas.head(number, title, about);
    const width = 262;
    const [across, down] = [width + 18, (width * 2) / 3 + 40];
    const left = PAGE.width - PAGE.margin - width - across;
    shown.forEach(({ application, name, use }, index) => {
      const x = left + (index % 2) * across;
      const y = 92 + Math.floor(index / 2) * down;
      canvas.scene(sceneOf(application, design), { x, y, width });
      canvas.text(name, x, y + (width * 2) / 3 + 8, { font: "heading", size: 10.5 });
      // The text beside the pictures says what each one is made with.
      const line = 94 + index * 60;
      canvas.text(name, PAGE.margin, line, { font: "heading", size: 12 });
      canvas.text(use, PAGE.margin, line + 18, { size: 10.5, width: 240, colour: canvas.quiet });
    });
  }
}
