declare module "catalogue:*" {
  const text: string;
  export default text;
}
